import { createFileRoute } from '@tanstack/react-router'
import { CatalogueIndexPage } from '#features/catalogue/index-page.tsx'
import { loadCatalogueIndex } from '#features/catalogue/load-index.ts'
import { CatalogueListPending } from '#features/catalogue/page-parts.tsx'

export const Route = createFileRoute('/pc/catalogue/')({
  loader: ({ context }) => loadCatalogueIndex(context.queryClient, context.page.origin),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueListPending,
  component: CatalogueIndexPage,
})
