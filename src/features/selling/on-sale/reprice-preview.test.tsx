import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { itemOf } from '../../../../tests/factories/inventory-item.ts'
import * as m from '#paraglide/messages.js'
import { type PricedItem, repriced } from './reprice.ts'
import { RepricePreview } from './reprice-preview.tsx'

const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '1000.00' }
const item = (listing_id: string, price: string) =>
  ({
    listing: { listing_id, price },
    goods_info: { name: 'Case' },
    asset: itemOf({ asset: { name_tag: `Tag ${listing_id}` } }).asset,
    reference_price: null,
    highest_purchase_price: null,
    year_high: null,
  }) as PricedItem

test('S1.5 a listing whose new price would be out of bounds keeps its price, and its line says why', () => {
  const plan = repriced([item('1', '0.05'), item('2', '0.03')], { kind: 'percent', permille: -500 }, terms)
  const [changed, unchanged] = renderToStaticMarkup(<RepricePreview plan={plan} warned={[]} />).split('</li>')
  expect(changed).toContain('Tag 1')
  expect(changed).toContain('¥0.05 → <strong>¥0.02</strong>')
  expect(unchanged).toContain('¥0.03')
  expect(unchanged).not.toContain('→')
  expect(unchanged).toContain(m.price_rules_none_out_of_bounds())
})

test('S1.5 a line tells what is doubtful about its price, with an icon: also that it is above the year’s high', () => {
  const plan = repriced([item('1', '5.00'), item('2', '6.00')], { kind: 'percent', permille: 0 }, terms)
  const warned = [{ ...plan[0]!, warnings: [{ kind: 'above_year' as const, high: '4.00' }] }]
  const [first, second] = renderToStaticMarkup(<RepricePreview plan={plan} warned={warned} />).split('</li>')
  expect(first).toMatch(/<svg.*Above the year’s high of ¥4\.00/)
  expect(second).not.toContain('<svg')
})
