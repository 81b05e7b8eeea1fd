import { expect, test } from 'vitest'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { previewOf, ruledOf } from './by-rule.ts'
import type { Quotes } from './rows.ts'

const row = (id: string) =>
  ({
    id,
    items: [itemOf({ asset_id: id })],
    reference: null,
    suggested: null,
    lowest: null,
    wanted: null,
    high: null,
  }) as const
const given = {
  ok: true,
  price: '80.00',
  net: '78.00',
  base: 'lowest',
  base_price: '70.00',
  limited_by: 'floor',
  is_rounded: false,
}

test('S1.5 a rule prices each line and says why; where it gives no price there is none', () => {
  const items = [
    { asset_id: '1', quote: given },
    { asset_id: '2', quote: { ok: false, reason: 'no_base' } },
  ] as unknown as Quotes['items']
  const preview = previewOf(
    [row('1'), row('2'), row('3')],
    new Map([
      ['1', '90'],
      ['2', '7.5'],
    ]),
    { items },
  )
  expect(preview.map(({ id, before }) => [id, before])).toEqual([
    ['1', '90.00'],
    ['2', '7.50'],
  ])
  expect([...ruledOf(preview, 2)]).toEqual([
    ['1', { price: '80.00', why: 'The lowest listing: ¥70.00, held at the floor' }],
    ['2', { price: '', why: 'No base price to start from' }],
  ])
})
