import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '#features/session/queries.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import { createQueryClient } from '#query-client.ts'
import { bookmarkOf, bookmarkedQuery, isShownSet, type BookmarkTarget } from './bookmarked-queries.ts'
import { setBookmark, toggleBookmark } from './toggle-bookmark.ts'

const told = vi.hoisted(() => ({ setBookmark: vi.fn(), removeBookmarks: vi.fn() }))
vi.mock('./bookmarks.functions.ts', () => told)

const target: BookmarkTarget = { goods_id: '10000000001', style_id: 0 }
const { queryKey } = bookmarkedQuery()

function signedIn() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  queryClient.setQueryData(queryKey, [])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return { queryClient, toggle: () => toggleBookmark(router, queryClient, target, !isShownSet(queryClient, target)) }
}

test('S1.7 who bookmarks and takes the bookmark off again at once has both told in that order', async () => {
  const { queryClient, toggle } = signedIn()
  const order: string[] = []
  let answer = () => {}
  told.setBookmark.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    order.push('bookmarked')
    return { ok: true, data: {} }
  })
  told.removeBookmarks.mockImplementationOnce(() => {
    order.push('taken off')
    return { ok: true, data: {} }
  })
  const first = toggle()
  await vi.waitFor(() => expect(told.setBookmark).toHaveBeenCalledOnce())
  const second = toggle()
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).not.toContain(bookmarkOf(target)))
  answer()
  await Promise.all([first, second])
  expect(order).toEqual(['bookmarked', 'taken off'])
})

test('S1.7 S8.2 a bookmark that is refused is taken back, and said once', async () => {
  const { queryClient, toggle } = signedIn()
  // Failures are only announced in a browser.
  vi.stubGlobal('document', {})
  const failures = vi.fn()
  const stop = onCallError(failures)
  told.setBookmark.mockResolvedValueOnce({ ok: false, error: { kind: 'http', status: 503 } })
  await toggle()
  stop()
  vi.unstubAllGlobals()
  expect(queryClient.getQueryData(queryKey)).toEqual([])
  expect(failures).toHaveBeenCalledOnce()
})

test('S1.7 after failures the bookmarks are read again, once all presses are told', async () => {
  const { queryClient, toggle } = signedIn()
  const isOutdated = () => queryClient.getQueryState(queryKey)?.isInvalidated
  const failed = { ok: false, error: { kind: 'http', status: 503 } }
  const fail: (() => void)[] = []
  const later = () => new Promise((resolve) => fail.push(() => resolve(failed)))
  told.setBookmark.mockImplementationOnce(later)
  told.removeBookmarks.mockImplementationOnce(later)
  const first = toggle()
  await vi.waitFor(() => expect(fail).toHaveLength(1))
  const second = toggle()
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([]))
  fail[0]?.()
  await first
  await vi.waitFor(() => expect(fail).toHaveLength(2))
  expect(isOutdated(), 'the second press is still under way').toBe(false)
  fail[1]?.()
  await second
  await vi.waitFor(() => expect(isOutdated()).toBe(true))
})

test('S1.7 what a visitor bookmarks is held, and set once they have signed in', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, null)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const setItem = vi.fn()
  vi.stubGlobal('sessionStorage', { setItem })
  await toggleBookmark(router, queryClient, target, true)
  vi.unstubAllGlobals()
  expect(setItem).toHaveBeenCalledExactlyOnceWith('press/held', expect.stringContaining(JSON.stringify(target)))
  expect(navigate, 'asked to sign in').toHaveBeenCalledOnce()
})

test('S1.7 a bookmark that was there before signing in stays', async () => {
  const { queryClient } = signedIn()
  queryClient.setQueryData(queryKey, [bookmarkOf(target)])
  told.setBookmark.mockClear().mockResolvedValueOnce({ ok: true, data: {} })
  told.removeBookmarks.mockClear()
  await setBookmark(queryClient, target, true)
  expect(queryClient.getQueryData(queryKey)).toEqual([bookmarkOf(target)])
  expect(told.setBookmark).toHaveBeenCalledOnce()
  expect(told.removeBookmarks).not.toHaveBeenCalled()
})
