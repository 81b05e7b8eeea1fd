import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#query-client.ts'
import type { ReadWhat } from './model.ts'
import { markReadMutation } from './mutations.ts'
import { mailKeys, unreadQuery } from './unread-queries.ts'

const markRead = vi.hoisted(() => vi.fn())
vi.mock('./mail.functions.ts', () => ({ markRead }))

beforeEach(() => {
  markRead.mockReset().mockResolvedValue({ ok: true, data: { total: 0 } })
})

/** Starts fetching a list; returns a function that answers the request. */
function ask(queryClient: QueryClient, name: string) {
  let answer = (_list: object) => {}
  const list = queryClient.fetchQuery({
    queryKey: [...mailKeys.lists(), name],
    queryFn: ({ signal }) =>
      new Promise<object>((resolve, reject) => {
        answer = resolve
        signal.addEventListener('abort', () => reject(new Error('cancelled')))
      }),
  })
  return { list, answer: (found: object) => answer(found) }
}

const read = (queryClient: QueryClient, what: ReadWhat) =>
  queryClient.getMutationCache().build(queryClient, markReadMutation(queryClient)).execute(what)

const mail = (is_read: boolean) => ({ pages: [{ items: [{ mail_id: '1', category: 'trade', is_read }] }] })

test('S1.11 a page that waits for a list gets it, whatever is read meanwhile; an answer older than that is dropped', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData([...mailKeys.lists(), 'shown'], mail(false), { updatedAt: 1 })
  const [shown, awaited] = [ask(queryClient, 'shown'), ask(queryClient, 'awaited')]
  void shown.list.catch(() => {})
  await read(queryClient, { all: true })
  shown.answer(mail(false))
  awaited.answer(mail(false))
  expect(await awaited.list).toEqual(mail(false))
  expect(queryClient.getQueryData([...mailKeys.lists(), 'shown'])).toMatchObject(mail(true))
})

test('S1.11 what is read later is told later, so that the last answer counts both; all of it shows at once', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData([...mailKeys.lists(), 'shown'], {
    pages: [{ items: ['1', '2'].map((mail_id) => ({ mail_id, category: 'trade', is_read: false })) }],
  })
  let answerFirst = (_answer: object) => {}
  markRead
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    .mockResolvedValueOnce({ ok: true, data: { total: 0 } })
  const first = read(queryClient, { mailIds: ['1'] })
  const second = read(queryClient, { mailIds: ['2'] })
  await vi.waitFor(() =>
    expect(queryClient.getQueryData([...mailKeys.lists(), 'shown'])).toMatchObject({
      pages: [{ items: [{ is_read: true }, { is_read: true }] }],
    }),
  )
  expect(markRead).toHaveBeenCalledTimes(1)
  answerFirst({ ok: true, data: { total: 1 } })
  await Promise.all([first, second])
  expect(queryClient.getQueryData(unreadQuery().queryKey)).toEqual({ total: 0 })
})

test('S1.11 a list whose reading was cut short is read anew after the last change, not before it', async () => {
  const queryClient = new QueryClient()
  const readList = show(queryClient, 'shown')
  await vi.waitFor(() => expect(readList).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  readList.mockImplementationOnce(() => new Promise(() => {}))
  void queryClient.invalidateQueries({ queryKey: mailKeys.lists() })
  expect(readList).toHaveBeenCalledTimes(2)
  let answerSecond = (_answer: object) => {}
  markRead
    .mockResolvedValueOnce({ ok: true, data: { total: 1 } })
    .mockImplementationOnce(() => new Promise((resolve) => (answerSecond = resolve)))
  const [first, second] = [read(queryClient, { mailIds: ['1'] }), read(queryClient, { mailIds: ['2'] })]
  await first
  expect(readList).toHaveBeenCalledTimes(2)
  answerSecond({ ok: true, data: { total: 0 } })
  await second
  expect(readList).toHaveBeenCalledTimes(3)
})

/** Has a list on the screen; returns how to count its reads. */
function show(queryClient: QueryClient, name: string) {
  const readList = vi.fn(() => Promise.resolve(mail(false)))
  const observer = new QueryObserver(queryClient, {
    queryKey: [...mailKeys.lists(), name],
    queryFn: readList,
    staleTime: Infinity,
  })
  onTestFinished(observer.subscribe(() => {}))
  return readList
}

const isOutdated = (queryClient: QueryClient, name: string) =>
  queryClient.getQueryState([...mailKeys.lists(), name])?.isInvalidated

test('S1.11 lists under other filters are read again when they are opened; the one on the screen stays as it is', async () => {
  const queryClient = createQueryClient()
  for (const name of ['shown', 'unread']) queryClient.setQueryData([...mailKeys.lists(), name], mail(false))
  const readShown = show(queryClient, 'shown')
  await read(queryClient, { mailIds: ['1'] })
  expect([isOutdated(queryClient, 'unread'), isOutdated(queryClient, 'shown')]).toEqual([true, false])
  expect(readShown).not.toHaveBeenCalled()
})

test('S1.11 a read that marking has cut short is made up for: it may have brought new messages', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData([...mailKeys.lists(), 'shown'], mail(false))
  const readShown = show(queryClient, 'shown')
  readShown.mockReturnValueOnce(new Promise(() => {}))
  void queryClient.invalidateQueries({ queryKey: mailKeys.lists() })
  await read(queryClient, { all: true })
  expect(readShown).toHaveBeenCalledTimes(2)
})

test('S1.11 after a failure the count is read again, too', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(unreadQuery().queryKey, { total: 1 } as never)
  markRead.mockResolvedValue({ ok: false, error: { kind: 'unknown', id: '' } })
  await read(queryClient, { all: true }).catch(() => {})
  expect(queryClient.getQueryState(unreadQuery().queryKey)?.isInvalidated).toBe(true)
})
