import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallData } from '#contract/call.ts'
import { sessionSummary } from '#contract/session-summary.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { runningJobsQuery } from '#features/listing-jobs/running-jobs.ts'
import { cartIdsQuery } from '#features/cart/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { requireAuth } from '#features/session/guards.ts'
import { sessionQuery, summaryQuery } from '#features/session/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { forgetSession } from '#features/session/forget-session.ts'
import { loadShell } from './load-shell.ts'
import { lookWhoIsThere } from './look-again.ts'
import { takeSummary } from './take-summary.ts'

const answer = vi.hoisted(() => ({ summary: null as object | null }))
/** The only call that is answered. */
vi.mock('#features/session/session.functions.ts', () => ({
  fetchSessionSummary: () => Promise.resolve({ ok: true, data: answer.summary }),
}))

const sample: CallData<typeof sessionSummary> = sessionSummary.response.parse(sampleOf(sessionSummary.response))
const summary = { ...sample, running_jobs: 2 }
let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  answer.summary = summary
})
const known = () =>
  [sessionQuery(), balancesQuery(), unreadQuery(), cartIdsQuery(), runningJobsQuery(), summaryQuery()].map(
    ({ queryKey }) => client.getQueryData<unknown>(queryKey),
  )
const all = [summary.person, summary.balances, summary.unread, summary.cart, 2, undefined]

test('S1.5 S1.8 S1.11 one call tells the shell of the person, the balances, the mail, the cart and how many jobs run', async () => {
  await loadShell(client)
  expect(known()).toEqual(all)
})

test('S2.16 the shell’s data and the page’s guard share one call', async () => {
  const context = { queryClient: client, page: { device: 'pc' as const } }
  await requireAuth({ context, location: { pathname: '/pc/wallet', searchStr: '', hash: '' } })
  await loadShell(client)
  expect(known()).toEqual(all)
})

test('S1.8 balances that the page has already loaded are not overwritten', async () => {
  const newer = { ...summary.balances, available: '7.00' }
  client.setQueryData(balancesQuery().queryKey, newer)
  await loadShell(client)
  expect(known()).toEqual(all.with(1, newer))
})

test('S6.2 for a visitor the call fills in nothing but the missing session', async () => {
  answer.summary = null
  await loadShell(client)
  expect(known()).toEqual([null, undefined, undefined, undefined, undefined, undefined])
})

test('S1.8 S4.20 whoever signs in in another window after somebody has signed out there sees their own figures here', async () => {
  const left = { ...summary.balances, available: '7.00' }
  client.setQueryData(sessionQuery().queryKey as readonly string[], { user_id: '7' })
  client.setQueryData(balancesQuery().queryKey, left)
  client.setQueryData(cartIdsQuery().queryKey, ['700'])
  const header = new QueryObserver(client, { ...balancesQuery(), staleTime: Infinity })
  header.subscribe(() => {})
  forgetSession(client)
  // The page hears of it only now.
  header.setOptions({ ...balancesQuery(), enabled: false })
  expect(client.getQueryData(balancesQuery().queryKey)).toEqual(left)
  await lookWhoIsThere(client)
  takeSummary(client)
  expect(known()).toEqual(all)
})
