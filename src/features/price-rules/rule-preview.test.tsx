import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { goodsInfo } from '#contract/market/goods-fields.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { type Quote, RulePreview, whyOf } from './rule-preview.tsx'

const info = goodsInfo.parse(sampleOf(goodsInfo))
const { asset } = itemOf()
const quote = {
  ok: true,
  price: '80.00',
  net: '78.00',
  base: 'lowest',
  base_price: '70.00',
  limited_by: 'floor',
  is_rounded: false,
} satisfies Quote

test.each([
  [quote, 'The lowest listing: ¥70.00, held at the floor'],
  [
    { ...quote, base: 'nth_cheapest' as const, limited_by: null, is_rounded: true },
    'The no. 3 cheapest listing: ¥70.00, moved to the ending',
  ],
  [{ ok: false, reason: 'no_base' } as const, 'No base price to start from'],
])('S1.5 a preview says why %#', (given, why) => {
  expect(whyOf(given, 3)).toBe(why)
})

test('S1.5 a preview shows old and new', () => {
  const rows = [
    { id: '1', info: { ...info, name: 'AK-47' }, asset, before: '90.00', quote },
    {
      id: '2',
      info: { ...info, name: 'AWP' },
      asset,
      before: null,
      quote: { ok: false, reason: 'no_ending' } as const,
    },
  ]
  const page = renderToStaticMarkup(<RulePreview rows={rows} nth={2} />)
  expect(page).toContain('¥90.00')
  expect(page).toContain('¥80.00')
  expect(page).toContain('No price')
})

test('S1.5 a doubtful price of a rule is told beside its reason, with an icon', () => {
  const rows = [
    { id: '1', info, asset, before: '90.00', quote, warnings: [{ kind: 'far_under' as const, percent: 40 }] },
  ]
  expect(renderToStaticMarkup(<RulePreview rows={rows} nth={2} />)).toMatch(
    /held at the floor.*<svg.*40% under reference/,
  )
})

test('S1.5 items of one goods are told apart in a preview', () => {
  const one = itemOf({ asset: { wear: 0.1512, paint_seed: 412 } }).asset
  const other = itemOf({ asset: { wear: 0.3701, paint_seed: 7, name_tag: 'Mine' } }).asset
  const rows = [one, other].map((own, id) => ({ id: String(id), info, asset: own, before: null, quote }))
  const [, , first, second] = renderToStaticMarkup(<RulePreview rows={rows} nth={2} />).split('<tr')
  expect(first).toMatch(/<img.*Wear 0\.1512.*Seed 412/)
  expect(second).toMatch(/<img.*Wear 0\.3701.*Seed 7.*“Mine”/)
})
