import { createFileRoute } from '@tanstack/react-router'
import { CollectionsPage } from '#features/catalogue/collections/collections-page.tsx'
import { loadCollections } from '#features/catalogue/collections/load-collections.ts'
import { CatalogueListPending } from '#features/catalogue/page-parts.tsx'
import { keywordSearch } from '#features/catalogue/search.ts'

export const Route = createFileRoute('/pc/catalogue/collections/')({
  validateSearch: keywordSearch,
  loaderDeps: ({ search }) => keywordSearch(search),
  loader: ({ context, deps, cause }) =>
    loadCollections(context.queryClient, deps, context.page.origin, cause === 'stay'),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueListPending,
  component: Page,
})

function Page() {
  return <CollectionsPage search={keywordSearch(Route.useSearch())} />
}
