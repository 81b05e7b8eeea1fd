import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InspectedItem } from './inspected-item.tsx'
import type { InspectedItem as Item } from './queries.ts'
import type { Inspected } from './use-inspected.ts'

const sticker = { slot: 0, goods_id: null, image: null, wear: 0 }
const item = {
  source: 'known',
  goods_info: { name: '★ Karambit | Doppler (Factory New)', style_name: 'Phase 2', image: '/art/1', wear_max: 0.08 },
  asset: {
    wear: 0.0123,
    paint_seed: 387,
    fade: null,
    stickers: [
      { ...sticker, name: 'Crown (Foil)' },
      { ...sticker, name: 'Howling Dawn', wear: 0.5 },
    ],
    charm: null,
    name_tag: 'Tom',
    inspect_url: null,
  },
} as unknown as Item

const htmlOf = (inspected: Partial<Inspected>) =>
  renderToStaticMarkup(<InspectedItem inspected={{ worth: {}, ...inspected } as Inspected} onRetry={() => {}} />)
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('S1.5 an inspected item shows all that its link says, what it is worth, and how sure that is', () => {
  const html = htmlOf({ item, worth: { reference: '5210.00', highestOrder: null } })
  expect(wordsOf(html)).toBe(
    '★ Karambit | Doppler (Factory New) 0.012300 Phase 2 seed 387 Cr Crown (Foil) Ho Howling Dawn, 50% worn “Tom” ' +
      'Reference price ¥5,210.00 As this market last saw it',
  )
  expect(wordsOf(htmlOf({ item: { ...item, source: 'encoded' } }))).toMatch(
    /“Tom” These details come from the link itself, which anybody can forge.$/,
  )
})

test('an item that is not traded shows its own facts alone', () => {
  expect(wordsOf(htmlOf({ item: { ...item, source: 'encoded', goods_info: null } }))).toMatch(/^0\.012300 seed 387 /)
})

test('a link that was not answered can be tried again, and one that is being read shows nothing yet', () => {
  expect(wordsOf(htmlOf({ failure: { kind: 'offline', isWrite: false } }))).toBe(
    'The inspect link could not be read You are offline. Try again',
  )
  expect(htmlOf({})).toBe('')
})
