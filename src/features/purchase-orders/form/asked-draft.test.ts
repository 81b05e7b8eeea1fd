import { describe, expect, test } from 'vitest'
import { askedDraft } from './asked-draft.ts'
import { emptyDraft } from './draft.ts'

const sticker = '0abcdefghij'
const charm = '0klmnopqrst'
const names = [
  { key: sticker, name: 'Titan (Holo)' },
  { key: charm, name: 'Lil Ava' },
]
const rifle = {
  has_fade: false,
  styles: [],
  goods_info: { category: 'rifle', wear_min: 0.1, wear_max: 0.7 },
}
const sealed = { has_fade: false, styles: [], goods_info: { category: 'container', wear_min: null, wear_max: null } }
const style = (style_id: number) => ({ style_id }) as Parameters<typeof askedDraft>[0]['styles'][number]

describe('S1.3 a purchase order starts with what the market was asked', () => {
  test('conditions on wear, seeds, stickers, charm and name tag', () => {
    const asked = {
      price: '80.00',
      wear_max: 0.2,
      seeds: [412, 661],
      sticker_count_min: 2,
      stickers: [`x4:${sticker}`],
      charm_id: charm,
      has_name_tag: 'no' as const,
    }
    expect(askedDraft(rifle, asked, names)).toEqual({
      ...emptyDraft,
      price: '80.00',
      wearMax: '0.2',
      seeds: '412, 661',
      stickerCount: '2',
      stickers: [{ condition: `x4:${sticker}`, name: 'Titan (Holo)' }],
      hasCharm: 'yes',
      charm: { condition: charm, name: 'Lil Ava' },
      hasNameTag: 'no',
    })
  })

  test('but not bounds of wear beyond those of the goods', () => {
    expect(askedDraft(rifle, { wear_min: 0.05, wear_max: 0.8 }, names)).toEqual(emptyDraft)
  })

  test('but not those that no item of the goods can meet', () => {
    const asked = { wear_min: 0.1, seed_min: 5, fade_min: 90, stickers: [sticker], has_name_tag: 'yes' as const }
    expect(askedDraft(sealed, asked, names)).toEqual(emptyDraft)
  })

  test.each([
    [[2], 2],
    [[2, 3], 0],
    [[9], 0],
    [[2, 9], 2],
  ])('of the styles %j, style %i', (style_ids, styleId) => {
    expect(askedDraft({ ...rifle, styles: [style(2), style(3)] }, { style_ids }, names).styleId).toBe(styleId)
  })
})
