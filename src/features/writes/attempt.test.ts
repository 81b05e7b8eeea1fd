import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { UpstreamError, type CallError } from '#lib/calls/call-result.ts'
import { endOf, failureOf, hasOpenWrite, lastAttempt, nextKey, type Attempt } from './attempt.ts'

const body = { amount: '10.00' }
const last = (status: Attempt['status'], sent: unknown = body): Attempt => ({
  status,
  variables: { key: 'old', body: sent },
})
const newKey = () => 'new'
const refusal = (code: number) => ({ kind: 'business', code, message: '', extra: undefined }) as const

test.each([
  ['none', undefined, 'new'],
  ['done', last('success'), 'new'],
  ['done with another body', last('success', {}), 'new'],
  ['in flight', last('pending'), null],
  ['in flight with another body', last('pending', {}), null],
  ['failed', last('error'), 'old'],
  ['failed with another body', last('error', {}), 'new'],
] as const)('S1.2 S1.8 the key of a write after one that is %s', (_name, attempt, key) => {
  expect(nextKey(attempt, { ...body }, newKey)).toBe(key)
})

test.each<[CallError, string]>([
  [refusal(codes.balanceTooLow), 'refused'],
  [refusal(codes.tooManyRequests), 'refused'],
  [refusal(codes.serviceUnavailable), 'undecided'],
  [refusal(codes.internal), 'undecided'],
  [{ kind: 'http', status: 504 }, 'undecided'],
  [{ kind: 'lost' }, 'undecided'],
  [{ kind: 'unknown', id: 'x' }, 'undecided'],
  [{ kind: 'offline', isWrite: true }, 'unsent'],
])('S1.8 what got no answer may have been done: %o is %s', (error, end) => {
  expect(endOf(error)).toBe(end)
  expect(failureOf(new UpstreamError(error))).toEqual({ end, error })
})

test('S1.2 a write is in flight from the moment it is sent, for everybody in the tab, and its key outlives what sent it', async () => {
  const client = new QueryClient()
  const mutationKey = ['orders', 'pay']
  const answer = Promise.withResolvers<void>()
  const mutation = new MutationObserver(client, { mutationKey, mutationFn: () => answer.promise })
  const close = mutation.subscribe(() => {})
  expect(lastAttempt(client, mutationKey)).toBeUndefined()
  const sent = mutation.mutate({ key: 'old', body } as never)
  expect(nextKey(lastAttempt(client, mutationKey), body, newKey)).toBeNull()
  expect(nextKey(lastAttempt(client, ['orders']), body, newKey)).toBe('new')
  close()
  expect(nextKey(lastAttempt(client, mutationKey), body, newKey)).toBeNull()
  answer.reject(new UpstreamError({ kind: 'http', status: 504 }))
  await expect(sent).rejects.toThrow()
  expect(nextKey(lastAttempt(client, mutationKey), body, newKey)).toBe('old')
})

test('S1.2 a write is open until it is answered, or its code is found missing', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<void>()
  const send = (mutationFn: () => Promise<void>) => new MutationObserver(client, { mutationFn }).mutate()
  const refused = new UpstreamError({ kind: 'business', code: codes.listingGone, message: '', extra: undefined })
  await expect(send(() => Promise.reject(refused))).rejects.toThrow()
  expect(hasOpenWrite(client, Date.now())).toBe(false)
  const sent = send(() => answer.promise)
  expect(hasOpenWrite(client, Date.now())).toBe(true)
  expect(hasOpenWrite(client, Date.now() + 31_000), 'stuck').toBe(false)
  answer.resolve()
  await sent
  expect(hasOpenWrite(client, Date.now())).toBe(false)
  await expect(send(() => Promise.reject(new UpstreamError({ kind: 'lost' })))).rejects.toThrow()
  expect(hasOpenWrite(client, Date.now()), 'undecided').toBe(true)
})
