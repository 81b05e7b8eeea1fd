import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { openEntries, PurchasesList } from './purchases-list.tsx'

const sample = purchaseView.parse(sampleOf(purchaseView))
const purchasesOf = (count: number, ended_at: number | null = null) =>
  Array.from({ length: count }, (_, at) => ({ ...sample, purchase_id: String(at + 1), ended_at }))

interface ListProps {
  purchases: ReturnType<typeof purchasesOf>
  hasNextPage: boolean
}

function List({ purchases, hasNextPage }: ListProps) {
  const shown = openEntries(purchases)
  const list = {
    hasNextPage,
    dataUpdatedAt: 0,
    isPlaceholderData: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => Promise.resolve(),
  }
  const chosen = useSelection({ shown, max: 50 })
  return (
    <PurchasesList
      tab="wait_supply"
      search={{}}
      purchases={purchases}
      shown={shown}
      chosen={chosen}
      list={list as never}
    />
  )
}

test.each([
  [3, false, 'Select all shown (3)'],
  [50, false, 'Select all shown (50)'],
  [20, true, 'Select the first 50'],
  [51, false, 'Select the first 50'],
])('S2.9 of %d shown, more to come: %s, one control is named: %s', async (count, hasNextPage, label) => {
  expect(await drawn(new QueryClient(), <List purchases={purchasesOf(count)} hasNextPage={hasNextPage} />)).toContain(
    label,
  )
})

test('S2.9 those that have ended are not selected', async () => {
  const markup = await drawn(new QueryClient(), <List purchases={purchasesOf(3, 1_795_000_000)} hasNextPage />)
  expect(markup).not.toMatch(/checkbox|Select/)
})
