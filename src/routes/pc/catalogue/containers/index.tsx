import { createFileRoute } from '@tanstack/react-router'
import { ContainersPage } from '#features/catalogue/containers/containers-page.tsx'
import { loadContainers } from '#features/catalogue/containers/load-containers.ts'
import { CatalogueListPending } from '#features/catalogue/page-parts.tsx'
import { containersSearch } from '#features/catalogue/search.ts'

export const Route = createFileRoute('/pc/catalogue/containers/')({
  validateSearch: containersSearch,
  loaderDeps: ({ search }) => containersSearch(search),
  loader: ({ context, deps, cause }) =>
    loadContainers(context.queryClient, deps, context.page.origin, cause === 'stay'),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueListPending,
  component: Page,
})

function Page() {
  return <ContainersPage search={containersSearch(Route.useSearch())} />
}
