import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { bookmarkKeys } from './bookmarked-queries.ts'
import { removeBookmarksMutation } from './mutations.ts'

const removeBookmarks = vi.hoisted(() => vi.fn())
vi.mock('./bookmarks.functions.ts', () => ({ removeBookmarks }))

const listOf = (ids: readonly string[]) => ({ pages: [{ items: ids.map((bookmark_id) => ({ bookmark_id })) }] })

test('S1.7 what is taken off while another removal is under way does not come back in between', async () => {
  const queryClient = new QueryClient()
  let bookmarked = ['1', '2', '3']
  const seen: string[][] = []
  const list = new QueryObserver(queryClient, {
    queryKey: [...bookmarkKeys.lists(), 'goods'],
    queryFn: () => listOf(bookmarked),
    initialData: listOf(bookmarked),
    staleTime: Infinity,
  })
  list.subscribe(({ data }) =>
    seen.push((data ?? listOf([])).pages.flatMap(({ items }) => items.map((item) => item.bookmark_id))),
  )
  let answerFirst = () => {}
  removeBookmarks.mockImplementation(async ({ data }: { data: { body: { bookmark_ids: string[] } } }) => {
    const { bookmark_ids } = data.body
    if (bookmark_ids.includes('1')) await new Promise<void>((resolve) => (answerFirst = resolve))
    // Another one was bookmarked meanwhile.
    bookmarked = ['4', ...bookmarked.filter((id) => id !== '4' && !bookmark_ids.includes(id))]
    return { ok: true, data: {} }
  })
  const remove = (id: string) =>
    queryClient.getMutationCache().build(queryClient, removeBookmarksMutation(queryClient)).execute([id])
  const first = remove('1')
  const second = remove('2')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['3']))
  answerFirst()
  await Promise.all([first, second])
  await vi.waitFor(() => expect(seen.at(-1), 'asked for after the last').toEqual(['4', '3']))
  expect(seen.slice(seen.findIndex((ids) => !ids.includes('2'))).flat()).not.toContain('2')
})
