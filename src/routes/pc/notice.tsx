import { createFileRoute } from '@tanstack/react-router'
import { NoticePage, NoticePending } from '#features/home/notice-page.tsx'
import { allNoticesQuery } from '#features/home/queries.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/notice')({
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData({ ...allNoticesQuery(), meta: { quiet: true } }),
  head: () => ({ meta: [{ title: `${m.home_notices()} · ${m.app_name()}` }] }),
  pendingComponent: NoticePending,
  component: NoticePage,
})
