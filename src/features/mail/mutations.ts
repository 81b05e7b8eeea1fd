import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { serialQueue } from '#lib/calls/serial-queue.ts'
import { isLoaded } from '#lib/calls/is-loaded.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { markRead } from './mail.functions.ts'
import { readIn, type MailPage, type ReadWhat } from './model.ts'
import { mailKeys, unreadQuery } from './unread-queries.ts'

const bodyOf = (what: ReadWhat) =>
  'mailIds' in what
    ? { mail_ids: [...what.mailIds] }
    : { all: true as const, ...(what.category && { category: what.category }) }

const line = serialQueue()

const mutationKey = [...mailKeys.all, 'mark-read'] as const

/** Whose reading of lists was cancelled, and has to be made up for. */
const cutShort = new WeakSet<QueryClient>()

/**
 * Marks mails as read: optimistically on the screen, and serially on the wire, so that the counts in the last answer
 * are final.
 */
export const markReadMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey,
    mutationFn: (what: ReadWhat) =>
      line(async () => unwrap(await markRead({ data: { key: newKey(), body: bodyOf(what) } }))),
    onMutate: async (what) => {
      if (queryClient.isFetching({ queryKey: mailKeys.lists(), predicate: isLoaded }) > 0) cutShort.add(queryClient)
      await queryClient.cancelQueries({ queryKey: mailKeys.all, predicate: isLoaded })
      const before = queryClient.getQueriesData<InfiniteData<MailPage>>({ queryKey: mailKeys.lists() })
      queryClient.setQueriesData<InfiniteData<MailPage>>(
        { queryKey: mailKeys.lists() },
        (list) => list && { ...list, pages: list.pages.map((page) => readIn(page, what)) },
      )
      return { before }
    },
    onError: (_error, _what, kept) => {
      for (const [key, list] of kept?.before ?? []) queryClient.setQueryData(key, list)
      // The restored list shows mails marked in the meantime as unread, and the count may have been on its way.
      cutShort.delete(queryClient)
      void queryClient.invalidateQueries({ queryKey: mailKeys.all })
    },
    onSuccess: (unread) => {
      queryClient.setQueryData(unreadQuery().queryKey, unread)
      // What was just read leaves a list of unread mails when that is opened next, not under the pointer. A read that
      // was cancelled may have brought new mails; now it would miss a change that is still on its way.
      const later = { type: 'inactive', refetchType: 'none' } as const
      const isLast = queryClient.isMutating({ mutationKey }) <= 1
      const isDue = isLast && cutShort.delete(queryClient)
      void queryClient.invalidateQueries({ queryKey: mailKeys.lists(), ...(!isDue && later) })
    },
  })
