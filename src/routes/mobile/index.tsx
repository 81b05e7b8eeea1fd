import { createFileRoute } from '@tanstack/react-router'
import { runningQuery } from '#features/activities/queries.ts'
import { RunningActivities } from '#features/activities/running-activities.tsx'
import { homeHead } from '#features/home/home-head.ts'
import { PhoneHomePage } from '#features/home/home-page.tsx'
import { loadHome } from '#features/home/queries.ts'
import { MarketSearchBox } from '#features/market/market-search-box.tsx'

export const Route = createFileRoute('/mobile/')({
  loader: ({ context }) =>
    Promise.all([loadHome(context.queryClient, 'mobile'), context.queryClient.prefetchQuery(runningQuery())]),
  head: ({ match }) => homeHead(match.context.page.origin),
  component: () => (
    <PhoneHomePage
      marketPath="/goods"
      hotCount={6}
      newCount={6}
      activities={<RunningActivities />}
      search={<MarketSearchBox path="/goods" />}
    />
  ),
})
