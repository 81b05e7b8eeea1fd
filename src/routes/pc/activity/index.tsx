import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '#features/activities/activity-page.tsx'
import { ActivityPending } from '#features/activities/activity-pending.tsx'
import { activitiesQuery } from '#features/activities/queries.ts'
import { namedPageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/activity/')({
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData({ ...activitiesQuery(), meta: { quiet: true } }),
  head: ({ match }) => namedPageMeta(match.context.page.origin, '/activity', m.activities_title()),
  pendingComponent: ActivityPending,
  component: ActivityPage,
})
