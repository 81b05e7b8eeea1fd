import { describe, expect, test } from 'vitest'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { exteriorChoices, qualityChoices, type Sibling } from './siblings.ts'

const sibling = (goods_id: string, exterior: Sibling['exterior'], quality: Sibling['quality'] = 'normal'): Sibling => ({
  goods_id,
  exterior,
  quality,
  on_sale_count: 1,
  lowest_price: '1.00',
})

/** Only the fields that the choices read. */
const detail = (own: Sibling, others: Sibling[]) =>
  ({
    goods_info: { exterior: own.exterior, quality: own.quality },
    siblings: [own, ...others],
  }) as unknown as GoodsDetail

describe('exteriors', () => {
  test('are all five, best first, those of the own quality; one that is not made has no goods', () => {
    const choices = exteriorChoices(detail(sibling('ft', 'ft'), [sibling('mw', 'mw'), sibling('st', 'fn', 'stattrak')]))
    expect(choices.map(({ exterior, goods }) => [exterior, goods?.goods_id])).toEqual([
      ['fn', undefined],
      ['mw', 'mw'],
      ['ft', 'ft'],
      ['ww', undefined],
      ['bs', undefined],
    ])
  })

  test('are empty for a sticker', () => expect(exteriorChoices(detail(sibling('s', null), []))).toEqual([]))
})

describe('qualities', () => {
  test('lead to the same exterior, or else to the best one', () => {
    const choices = qualityChoices(
      detail(sibling('ft', 'ft'), [
        sibling('st-fn', 'fn', 'stattrak'),
        sibling('st-ft', 'ft', 'stattrak'),
        sibling('so-mw', 'mw', 'souvenir'),
      ]),
    )
    expect(choices.map(({ goods }) => goods.goods_id)).toEqual(['ft', 'st-ft', 'so-mw'])
  })

  test('are empty when the goods have only one', () =>
    expect(qualityChoices(detail(sibling('ft', 'ft'), []))).toEqual([]))
})
