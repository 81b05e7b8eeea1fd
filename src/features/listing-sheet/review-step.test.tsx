import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { info } from '#contract/shop.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { putTerms } from '../../../tests/factories/terms.ts'
import { ReviewStep } from './review-step.tsx'
import type { SheetRow } from './rows.ts'
import type { Sheet } from './use-sheet.ts'

const told = vi.hoisted(() => ({ createListingJob: vi.fn(), press: () => {} }))
vi.mock('#features/listing-jobs/listing-jobs.functions.ts', async (original) => ({
  ...(await original<object>()),
  createListingJob: told.createListingJob,
}))
vi.mock('#features/listing-jobs/watched-jobs.ts', () => ({ watchJob() {} }))
vi.mock('#features/connection/money-button.tsx', () => ({
  MoneyAction: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => {
    told.press = onClick
    return <button>{children}</button>
  },
}))

const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '1000.00' }
const rowOf = (id: string, goods_id: string, high: string | null = null): SheetRow => ({
  id,
  items: [itemOf({ asset_id: id, goods_id })],
  reference: '10.00',
  suggested: null,
  lowest: null,
  wanted: null,
  high,
})
/** One item far below its reference price, and one above the year's high. */
const rows = [rowOf('1', 'under'), rowOf('2', 'over', '19.99')]
const prices = new Map([
  ['1', '1.00'],
  ['2', '20.00'],
])

const shop = info.response.parse(sampleOf(info.response))

interface Given {
  onListed?: (assetIds: readonly string[]) => void
  listed?: SheetRow[]
  /** The rule that priced them, and whether it stays. */
  ruled?: Pick<Sheet, 'pricedBy' | 'isStaying'>
}

function step({ onListed, listed = rows, ruled }: Given = {}): ReactNode {
  return (
    <ReviewStep
      rows={listed}
      prices={prices}
      terms={terms}
      sheet={{
        pricedBy: null,
        isStaying: false,
        isBargainable: true,
        setBargainable() {},
        setStaying() {},
        ...ruled,
      }}
      onBack={() => {}}
      onUnprepared={() => {}}
      onClose={() => {}}
      onListed={onListed}
    />
  )
}

const review = (queryClient: QueryClient, given?: Given): string =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{step(given)}</QueryClientProvider>)

test('S1.5 prices that may not be meant are told and confirmed, also of many items that are hardly too dear', () => {
  expect(review(new QueryClient())).toMatch(/90% under reference.*Above the year’s high of ¥19\.99/)
  expect(review(new QueryClient())).toMatch(/List anyway: 1 is 90%.*; 1 above the year’s high/)
  const listed = Array.from({ length: 30 }, (_, place) => ({ ...rowOf('2', `goods ${place}`, '19.99'), id: '2' }))
  expect(review(new QueryClient(), { listed })).toContain('30 above the year’s high')
})

test('S1.5 a seller whose sales are paused learns it before listing more', () => {
  const queryClient = new QueryClient()
  const paused = /Your sales are paused: nobody sees or buys these items/
  queryClient.setQueryData(ownShopQuery().queryKey, { ...shop, is_online: true })
  expect(review(queryClient)).not.toMatch(paused)
  queryClient.setQueryData(ownShopQuery().queryKey, { ...shop, is_online: false })
  expect(review(queryClient)).toMatch(paused)
})

test('S1.5 who lists items is told the earliest date on which they are paid', () => {
  const queryClient = new QueryClient()
  putTerms(queryClient)
  expect(review(queryClient)).toMatch(
    /You are paid when trade protection ends, 7 days .* on 6 Dec 2026 at the earliest\./,
  )
})

test('S1.5 the items that are being listed are named, without those that have no price', async () => {
  told.createListingJob.mockResolvedValue({ ok: true, data: { job_id: '1' } })
  const onListed = vi.fn()
  review(new QueryClient(), { onListed, listed: [...rows, rowOf('3', 'unpriced')] })
  told.press()
  await vi.waitFor(() => expect(onListed).toHaveBeenCalledExactlyOnceWith(['1', '2']))
})

test.each([
  [true, { rule_id: '8' }],
  [false, {}],
])('S1.5 a job keeps the rule that priced its items if it is to stay: %s', async (isStaying, sent) => {
  told.createListingJob.mockReset().mockResolvedValue({ ok: true, data: { job_id: '1' } })
  const pricedBy = { rule_id: '8', name: 'mine', is_paused: false }
  review(new QueryClient(), { ruled: { pricedBy, isStaying } })
  told.press()
  await vi.waitFor(() => expect(told.createListingJob).toHaveBeenCalledOnce())
  const [[{ data }]] = told.createListingJob.mock.calls as [[{ data: { body: object } }]]
  expect(data.body).toEqual({ items: expect.any(Array) as unknown[], ...sent })
})

test('S1.5 a rule that stays is said to end bargains, where buyers may bargain', () => {
  const pricedBy = { rule_id: '8', name: 'mine', is_paused: false }
  const ending = 'A bargain under way on a listing ends when its price changes.'
  expect(review(new QueryClient(), { ruled: { pricedBy, isStaying: true } })).toContain(ending)
  expect(review(new QueryClient(), { ruled: { pricedBy, isStaying: false } })).not.toContain(ending)
})

test('S1.5 who has turned bargaining off is told that a listing’s own choice changes nothing', async () => {
  const queryClient = new QueryClient()
  const off = 'Your settings turn bargaining off altogether'
  queryClient.setQueryData(ownShopQuery().queryKey, { ...shop, is_bargainable: true })
  expect(await drawn(queryClient, step())).not.toContain(off)
  queryClient.setQueryData(ownShopQuery().queryKey, { ...shop, is_bargainable: false })
  expect(await drawn(queryClient, step())).toContain(off)
})
