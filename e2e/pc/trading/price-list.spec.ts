import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { sellables } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'

interface Mine {
  asset_id: string
  goods_info: { name: string }
  reference_price: string | null
  listing: { listing_id: string; price: string }
}

test('S1.5 a price list that lists some items and reprices others is applied with one press, a slipped decimal point once it is confirmed', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const seller = callerFor(request, token)
  const mine = (states: string[]) =>
    seller.post<{ items: Mine[] }>('/api/v1/inv/selling_list', { states, sort: 'newest', page_size: 50 })
  const onSale = (await mine(['on_sale'])).items.find(({ reference_price }) => reference_price !== null)
  const [owned] = await sellables(request, token, 1)
  const price = (Number(onSale!.reference_price) / 10).toFixed(2)
  const rows = [`${onSale!.asset_id},${price}`, `${owned!.asset_id},71.23`, `${owned!.asset_id},free`]
  await open(page, '/sale/rules')
  await page.locator('input[type=file]').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['asset_id,price', ...rows].join('\n')),
  })
  const list = page.getByRole('region', { name: 'Price list' })
  await expect(list.getByRole('status')).toContainText('2 accepted, 1 refused')
  const slipped = list.getByRole('row').filter({ hasText: `¥${price}` })
  await expect(slipped).toContainText(onSale!.goods_info.name)
  await expect(slipped).toContainText(/\d\d% under reference/)
  const send = list.getByRole('button', { name: /\(2\)$/ })
  await expect(send).toBeDisabled()
  await list.getByRole('checkbox', { name: /^Set prices anyway: .*% under reference/ }).check()
  await expectAccessible(page)
  await send.dblclick()
  await expect(list.getByRole('status'), 'one job of each kind').toHaveText([/^1 done/, /^1 done/])
  const { items } = await mine(['on_sale'])
  const prices = new Map(items.map(({ asset_id, listing }) => [asset_id, listing.price]))
  expect(prices.get(onSale!.asset_id)).toBe(price)
  expect(prices.get(owned!.asset_id)).toBe('71.23')
})
