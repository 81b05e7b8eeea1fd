import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCallError } from '#lib/calls/call-events.ts'
import { watchDraft } from './drafts.ts'
import { forgetSession } from './forget-session.ts'
import { sessionQuery, summaryQuery } from './queries.ts'

const answer = vi.hoisted(() => ({ person: null as { user_id: string } | null }))
vi.mock('./session.functions.ts', () => ({
  fetchSession: () => Promise.resolve({ ok: true, data: answer.person }),
  fetchSessionSummary: () => Promise.resolve({ ok: true, data: answer.person && { person: answer.person } }),
}))

const kept = vi.fn<(key: string, value: string) => void>()
const replace = vi.fn<() => void>()
const told: unknown[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: kept })
  vi.stubGlobal('location', { pathname: '/wallet', replace })
  vi.stubGlobal('addEventListener', () => {})
  stops = [onCallError((error) => void told.push(error)), watchDraft('nickname', () => 'Grey Heron')]
})
afterEach(() => {
  for (const stop of stops) stop()
  told.length = 0
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Refetches who is signed in, in a window that knew `before`. */
async function ask(before: string | null, now: string | null, client = new QueryClient()) {
  client.setQueryData(sessionQuery().queryKey as readonly string[], before && { user_id: before })
  answer.person = now === null ? null : { user_id: now }
  return client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
}

test('S4.20 whose session turns out to be over keeps what was being typed, and the page is told', async () => {
  expect(await ask('7', null)).toBeNull()
  expect(kept).toHaveBeenCalledExactlyOnceWith('draft/7/nickname', expect.stringContaining('Grey Heron'))
  expect(told).toMatchObject([{ kind: 'business', code: 102304 }])
  expect(replace).not.toHaveBeenCalled()
})

test('S4.20 an answer from before the session ended does not bring the person back', async () => {
  const client = new QueryClient()
  const asked = ask('7', '7', client)
  forgetSession(client)
  await asked
  expect(client.getQueryData(sessionQuery().queryKey)).toBeNull()
})

test('S4.20 a window in which somebody else turns out to be signed in starts over, and shows them nothing before', async () => {
  expect(await ask('7', '8')).toEqual({ user_id: '7' })
  expect(replace).toHaveBeenCalledOnce()
  expect(kept.mock.calls, 'the draft, and that the next page says why').toEqual([
    ['draft/7/nickname', expect.any(String)],
    ['amber.person-changed', '1'],
  ])
  expect(told).toEqual([])
})

test.each([
  ['7', '7'],
  [null, '8'],
  [null, null],
])('nothing happens where %s was and %s is signed in', async (before, now) => {
  expect(await ask(before, now)).toEqual(now && { user_id: now })
  expect(replace).not.toHaveBeenCalled()
  expect(kept).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test.each([
  [null, '8', { person: { user_id: '8' } }],
  [null, null, null],
  ['8', '8', undefined],
])('S1.8 where %s was and %s is signed in, what came with the session is %j', async (before, now, summary) => {
  const client = new QueryClient()
  await ask(before, now, client)
  expect(client.getQueryData(summaryQuery().queryKey)).toEqual(summary)
})

/** What a window that knew `before` has left of old answers, seen and unseen, once `now` has been found. */
async function leftOf(before: null | undefined, now: string | null) {
  const client = new QueryClient()
  const shown = { queryKey: ['shown'], queryFn: () => 'new', initialData: 'old', staleTime: Infinity }
  const hide = new QueryObserver(client, shown).subscribe(() => {})
  client.setQueryData(['unseen'], 'old')
  const late = Promise.withResolvers<string>()
  const reading = client.fetchQuery({ queryKey: ['on the way'], queryFn: () => late.promise })
  if (before === null) client.setQueryData(sessionQuery().queryKey, null)
  answer.person = now === null ? null : { user_id: now }
  await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
  late.resolve('told')
  const told = await reading
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  hide()
  return { shown: client.getQueryData(['shown']), unseen: client.getQueryData(['unseen']), told }
}

test('S4.19 S4.20 whoever comes where nobody was is shown no answers from before, and what is being read goes on', async () => {
  expect(await leftOf(null, '8')).toEqual({ shown: 'new', unseen: undefined, told: 'told' })
})

test.each([
  [null, null],
  [undefined, '8'],
])('S4.20 where %s was and %s is found, answers stay', async (before, now) => {
  expect(await leftOf(before, now)).toEqual({ shown: 'old', unseen: 'old', told: 'told' })
})

test('S4.20 so it is when a session ends while the window asks whose it is', async () => {
  const client = new QueryClient()
  client.setQueryData(sessionQuery().queryKey as readonly string[], { user_id: '7' })
  client.setQueryData(['unseen'], 'old')
  answer.person = { user_id: '8' }
  const asked = client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
  client.setQueryData(sessionQuery().queryKey, null)
  expect(await asked).toEqual({ user_id: '8' })
  expect(client.getQueryData(['unseen'])).toBeUndefined()
})
