import { createFileRoute } from '@tanstack/react-router'
import { runningQuery } from '#features/activities/queries.ts'
import { RunningActivities } from '#features/activities/running-activities.tsx'
import { desktopHomeHead } from '#features/home/home-head.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { loadHome } from '#features/home/queries.ts'

export const Route = createFileRoute('/pc/')({
  staticData: { isWide: true },
  loader: ({ context }) =>
    Promise.all([loadHome(context.queryClient, 'pc'), context.queryClient.prefetchQuery(runningQuery())]),
  head: ({ match }) => desktopHomeHead(match.context.page.origin),
  component: () => <HomePage marketPath="/market/csgo" hotCount={12} newCount={6} activities={<RunningActivities />} />,
})
