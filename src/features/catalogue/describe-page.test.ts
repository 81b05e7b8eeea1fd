import { describe, expect, test } from 'vitest'
import { describeCollection, describeContainer, describeStickerGroup } from './describe-page.ts'

const range = { lowest_price: '1.20', highest_price: '3400.00' }
const none = { lowest_price: null, highest_price: null }

describe('S2.19 a page of the catalogue is described by its count and prices', () => {
  test('a collection', () => {
    const name = 'The Kilowatt Collection'
    expect(describeCollection({ name, ...range }, 17)).toContain(': 17 finishes from ¥1.20 – ¥3,400.00,')
    expect(describeCollection({ name, ...range }, 1)).toContain(': 1 finish from ¥1.20 – ¥3,400.00,')
    expect(describeCollection({ name, ...none }, 17)).toMatch(/: 17 finishes, by .* None on sale now\.$/)
    expect(describeCollection({ name, ...none }, 1)).toMatch(/: 1 finish, with .* Not on sale now\.$/)
  })

  test('a container', () => {
    const name = 'Kilowatt Case'
    expect(describeContainer({ name, lowest_price: '5.00', item_count: 1200 })).toMatch(
      /^Kilowatt Case for ¥5\.00: .*1,200/,
    )
    expect(describeContainer({ name, lowest_price: '5.00', item_count: 1 })).toContain(
      'the one item it holds, with its',
    )
    expect(describeContainer({ name, lowest_price: null, item_count: 17 })).toMatch(/^Kilowatt Case: .*17 in all/)
    expect(describeContainer({ name, lowest_price: null, item_count: 1 })).toMatch(/^Kilowatt Case: the one item/)
  })

  test('a sticker group', () => {
    const name = 'Copenhagen 2024'
    expect(describeStickerGroup({ name, ...range, sticker_count: 320 })).toContain(': 320 stickers from ¥1.20 – ')
    expect(describeStickerGroup({ name, ...range, sticker_count: 1 })).toContain(': 1 sticker from ¥1.20 – ')
    expect(describeStickerGroup({ name, ...none, sticker_count: 320 })).toMatch(
      /: 320 stickers, by .* None on sale now\.$/,
    )
    expect(describeStickerGroup({ name, ...none, sticker_count: 1 })).toMatch(/: 1 sticker, with .* Not on sale now\.$/)
  })
})
