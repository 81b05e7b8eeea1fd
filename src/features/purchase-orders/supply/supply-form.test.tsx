import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../../tests/factories/inventory-item.ts'
import { putTerms } from '../../../../tests/factories/terms.ts'
import { supplyCheckQuery } from '../queries.ts'
import { SupplyForm } from './supply-form.tsx'

const { asset, style_id } = itemOf({ asset_id: '5' })
const purchase = {
  ...purchaseView.parse(sampleOf(purchaseView)),
  purchase_id: '9',
  price: '45.43',
  left: 1,
  is_mine: false,
  supply: [{ asset_id: '5', unfit: [] }],
}

const drawnForm = (queryClient: QueryClient, { assetCount = 1, seenPrice }: Given = {}) =>
  drawn(
    queryClient,
    <SupplyForm
      purchase={purchase}
      assets={assetCount > 0 ? [{ asset, style_id, listing_id: null }] : []}
      assetCount={assetCount}
      assetId="5"
      seenPrice={seenPrice}
      onSupplied={() => {}}
      onUnprepared={() => {}}
      onStale={() => {}}
    />,
  )

interface Given {
  assetCount?: number
  /** The price on the button that was pressed. */
  seenPrice?: string
}

const isDisabled = (markup: string) => /<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Sell/.test(markup)

function putCheck(queryClient: QueryClient) {
  const plan = { purchase_id: '9', price: '45.43', asset_ids: ['5'] }
  const figures = { total: '45.43', seller_net: '44.29', available: null, is_allowed: true, problems: [] }
  queryClient.setQueryData(supplyCheckQuery(plan).queryKey, figures as never)
}

test('S1.3 an item cannot be supplied before it is said what it brings', async () => {
  const queryClient = new QueryClient()
  const waiting = await drawnForm(queryClient)
  expect(waiting).toContain('aria-busy="true"')
  expect(isDisabled(waiting)).toBe(true)
  putCheck(queryClient)
  const known = await drawnForm(queryClient)
  expect(known).not.toContain('aria-busy="true"')
  expect(known).toMatch(/¥1\.14.*¥44\.29/)
  expect(isDisabled(known)).toBe(false)
})

test('S1.3 who supplies a purchase order is told the earliest date on which they are paid', async () => {
  const queryClient = new QueryClient()
  putTerms(queryClient)
  expect(await drawnForm(queryClient)).toMatch(
    /You are paid when trade protection ends, 7 days .* on 6 Dec 2026 at the earliest\./,
  )
})

test('S1.3 a list that leaves items out says so', async () => {
  expect(textOf(await drawnForm(new QueryClient(), { assetCount: 60 }))).toContain('Showing 1 of the 60 you own.')
  expect(textOf(await drawnForm(new QueryClient()))).not.toContain('you own')
})

test('S1.3 who has none to sell is led to their inventory, to look for these and to sync it', async () => {
  const page = await drawnForm(new QueryClient(), { assetCount: 0 })
  expect(textOf(page)).toContain('You have none of these to sell')
  expect(page).toMatch(new RegExp(`<a [^>]*href="[^"]*/inventory/steam_inventory\\?goods=${purchase.goods_id}"`))
})

test.each([
  ['90.00', 'The price has changed from ¥90.00 to ¥45.43.', true],
  ['45.42', 'The price has changed from ¥45.42 to ¥45.43.', false],
  ['45.43', null, false],
  [undefined, null, false],
])(
  'S1.3 against a button that said %s, a new price is told, and a lower one confirmed',
  async (seen, told, isAsked) => {
    const queryClient = new QueryClient()
    putCheck(queryClient)
    const page = await drawnForm(queryClient, seen === undefined ? {} : { seenPrice: seen })
    if (told === null) expect(page).not.toContain('has changed')
    else expect(page).toContain(told)
    expect(page.includes('Sell anyway, for ¥45.43 instead of')).toBe(isAsked)
    expect(isDisabled(page)).toBe(isAsked)
  },
)
