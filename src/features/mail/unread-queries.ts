import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchUnread } from './unread.functions.ts'

export const mailKeys = {
  all: ['mail'] as const,
  unread: () => [...mailKeys.all, 'unread'] as const,
  lists: () => [...mailKeys.all, 'list'] as const,
}

const unreadSeconds = 60

/**
 * The number of unread mails, for the header of every page. Kept apart from the lists, which only their own page needs.
 */
export const unreadQuery = () =>
  queryOptions({
    queryKey: mailKeys.unread(),
    queryFn: async ({ signal }) => unwrap(await fetchUnread({ signal })),
    refetchInterval: unreadSeconds * 1000,
  })
