import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
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
