import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '#features/activities/activity-page.tsx'
import { ActivityPending } from '#features/activities/activity-pending.tsx'
import { activitiesQuery } from '#features/activities/queries.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/activity/')({
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData({ ...activitiesQuery(), meta: { quiet: true } }),
  head: () => ({ meta: [{ title: `${m.activities_title()} · ${m.app_name()}` }] }),
  pendingComponent: ActivityPending,
  component: ActivityPage,
})
