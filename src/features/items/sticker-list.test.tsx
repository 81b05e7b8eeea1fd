import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StickerList } from './sticker-list.tsx'

const asset = {
  stickers: [{ slot: 0, goods_id: null, name: 'Crown (Foil)', image: '/art/crown', wear: 0.25 }],
  charm: { goods_id: null, name: 'Hot Wurst', image: null, pattern: 7 },
}
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

test('S1.2 the names of stickers and charm can be read where one item is what matters', () => {
  const html = renderToStaticMarkup(<StickerList asset={asset} hasNames />)
  expect(textOf(html)).toContain('Crown (Foil), 25% worn')
  expect(textOf(html)).toContain('Hot Wurst')
  expect(html, 'each name once').toContain('alt=""')
  expect(html).not.toContain('aria-label="Hot Wurst"')
})

test('S1.1 in a list they are the names of the pictures', () => {
  const html = renderToStaticMarkup(<StickerList asset={asset} />)
  expect(html).toContain('alt="Crown (Foil), 25% worn"')
  expect(html).toContain('aria-label="Hot Wurst"')
  expect(textOf(html)).not.toContain('Crown')
})
