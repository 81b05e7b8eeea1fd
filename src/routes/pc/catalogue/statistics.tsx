import { createFileRoute, redirect } from '@tanstack/react-router'
import { CatalogueThingPending } from '#features/catalogue/page-parts.tsx'
import { statisticsSearch } from '#features/catalogue/search.ts'
import { loadStatistics } from '#features/catalogue/statistics/load-statistics.ts'
import { StatisticsPage } from '#features/catalogue/statistics/statistics-page.tsx'

export const Route = createFileRoute('/pc/catalogue/statistics')({
  validateSearch: statisticsSearch,
  loaderDeps: ({ search }) => statisticsSearch(search),
  loader: ({ context, deps, cause }) =>
    loadStatistics(context.queryClient, deps, context.page.origin, cause === 'stay', () => {
      throw redirect({ to: '/pc/catalogue/statistics', search: { ...deps, category: undefined }, replace: true })
    }),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueThingPending,
  component: Page,
})

function Page() {
  return <StatisticsPage search={statisticsSearch(Route.useSearch())} />
}
