import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AssetExtras } from './asset-facts.tsx'

test.each([
  [null, 'Crown (Foil), unknown wear'],
  [0, 'Crown (Foil)'],
  [0.25, 'Crown (Foil), 25% worn'],
  [0.004, 'Crown (Foil), 0.4% worn'],
  [0.00001, 'Crown (Foil), 0.01% worn'],
])('S1.5 a sticker of wear %s is called %s', (wear, said) => {
  const stickers = [{ slot: 0, goods_id: null, name: 'Crown (Foil)', image: null, wear }]
  const asset = {
    asset_id: '1',
    wear: null,
    paint_seed: null,
    fade: null,
    stickers,
    charm: null,
    name_tag: null,
    inspect_url: null,
  }
  expect(renderToStaticMarkup(<AssetExtras asset={asset} />)).toContain(`aria-label="${said}"`)
})
