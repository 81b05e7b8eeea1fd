import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchMails } from './mail.functions.ts'
import type { MailFilter } from './search.ts'
import { mailKeys } from './unread-queries.ts'

const pageSize = 20

/** My messages that match the filter, newest first, page by page. */
export const mailsQuery = ({ category, unread }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: [...mailKeys.lists(), { category: category ?? null, unread: unread ?? false }] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await fetchMails({
          data: { category, unread_only: unread ?? false, cursor: pageParam, page_size: pageSize },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
