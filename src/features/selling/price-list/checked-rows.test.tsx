import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { goodsInfo } from '#contract/market/goods-fields.ts'
import { service } from '#contract/orders/parties.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { priceListQuery } from '#features/price-rules/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../../tests/factories/inventory-item.ts'
import type { CheckedPrice } from './asked-of.ts'
import { CheckedRows } from './checked-rows.tsx'

const info = { ...goodsInfo.parse(sampleOf(goodsInfo)), name: 'AK-47 | Redline' }
const { asset } = itemOf({ asset: { wear: 0.2134, paint_seed: 412, name_tag: 'Mine' } })
const item = {
  goods_id: info.goods_id,
  style_id: info.style,
  asset,
  reference_price: '60.00',
  highest_purchase_price: '50.00',
  year_high: '60.00',
}
const refused = { line: 3, listing_id: '18', asset_id: '', price: '1.00' }

const terms = { ...service.response.parse(sampleOf(service.response)), fee_basis_points: 250 }

/** A list that sets this price, or lists an item for it, and names something that is not the seller's. */
function listed(
  price: string,
  kind: 'reprice' | 'list' = 'reprice',
  rule: CheckedPrice['rule'] = null,
): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(termsQuery().queryKey, terms)
  const rows = [{ line: 2, listing_id: '17', asset_id: '', price }, refused]
  queryClient.setQueryData(priceListQuery(rows).queryKey, {
    rows: [
      {
        line: 2,
        code: 0,
        message: '',
        action:
          kind === 'list'
            ? { action: 'list', asset_id: '17', price, allow_bargain: true }
            : { action: 'reprice', listing_id: '17', price },
        price_now: '61.00',
        rule,
        item,
      },
      { line: 3, code: 1, message: 'Not found', action: null, price_now: null, rule: null, item: null },
    ],
    goods_infos: [info],
    accepted: 1,
    refused: 1,
  })
  return drawn(queryClient, <CheckedRows rows={rows} />)
}
const button = (page: string) => /<button[^>]*>/.exec(page.split('</table>')[1]!)![0]

test('S1.5 a line of a price list names its item and what tells it apart; else the number in the file', async () => {
  const [, , first, second] = (await listed('59.00')).split('<tr')
  for (const text of ['AK-47 | Redline', '0.2134', '412', 'Mine']) expect(first).toContain(text)
  expect(second).toContain('18')
})

test('S1.5 a slipped decimal point in a price list is told in its line, and confirmed with its figures', async () => {
  const page = await listed('6.00')
  const [, , first, second] = page.split('<tr')
  expect(first).toMatch(/<svg.*90% under reference.*<svg.*A purchase order pays ¥50\.00 now\..*Accepted/)
  expect(second!.split('</table>')[0]).not.toContain('<svg')
  expect(page).toContain('1 accepted, 1 refused · 1 to double-check')
  expect(page).toContain('Set prices anyway: 1 is 90% under reference; 1 for ¥44.00 less than purchase orders')
  expect(button(page)).toContain('disabled')
})

test('S1.5 a price list without doubtful prices needs no confirmation', async () => {
  const page = await listed('59.00')
  expect(page).not.toMatch(/anyway|double-check/)
  expect(button(page)).not.toContain('disabled')
})

test('S1.5 a price list says what its prices bring, and the rules of a sale where it lists items', async () => {
  const repriced = await listed('60.00')
  expect(repriced).toContain('Once everything is sold, you get ¥58.50: ¥60.00 less ¥1.50 in fees.')
  expect(repriced).not.toContain('trade protection ends')
  expect(await listed('60.00', 'list')).toContain('trade protection ends')
})

test('S1.5 a price list names the rules that would change its prices again, and offers to leave them', async () => {
  const rule = { rule_id: '3', name: 'Undercut', is_paused: false }
  const ruled = await listed('60.00', 'reprice', rule)
  expect(ruled).toContain('The price rule “Undercut” will set the price again.')
  expect(ruled).toContain('Stop pricing by rule, so that the new price stays')
  expect(await listed('60.00', 'reprice', { ...rule, is_paused: true })).not.toMatch(/price rule|by rule/)
})

test('S1.5 a price list that changes prices says that this ends bargains', async () => {
  const ending = 'A bargain under way on a listing ends when its price changes.'
  expect(await listed('60.00')).toContain(ending)
  expect(await listed('60.00', 'list')).not.toContain(ending)
})

test('S1.5 a price list that lists items says that buyers may bargain on them', async () => {
  const open = 'Buyers may bargain on the items that this list puts on sale.'
  expect(await listed('60.00', 'list')).toContain(open)
  expect(await listed('60.00')).not.toContain(open)
})

test('S1.5 a line of a price list tells a price above the year’s high', async () => {
  expect(await listed('60.01')).toMatch(/<svg.*Above the year’s high of ¥60\.00.*Accepted/)
})
