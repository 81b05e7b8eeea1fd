import { createFileRoute } from '@tanstack/react-router'
import { NoticePage, NoticePending } from '#features/home/notice-page.tsx'
import { allNoticesQuery } from '#features/home/queries.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/notice')({
  staticData: { backTo: '/' },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData({ ...allNoticesQuery(), meta: { quiet: true } }),
  head: ({ match }) => namedPageMeta(match.context.page.origin, '/notice', m.home_notices()),
  pendingComponent: NoticePending,
  component: NoticePage,
})
