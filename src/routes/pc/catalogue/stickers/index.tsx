import { createFileRoute } from '@tanstack/react-router'
import { CatalogueListPending } from '#features/catalogue/page-parts.tsx'
import { stickersSearch } from '#features/catalogue/search.ts'
import { loadStickers } from '#features/catalogue/stickers/load-stickers.ts'
import { StickersPage } from '#features/catalogue/stickers/stickers-page.tsx'

export const Route = createFileRoute('/pc/catalogue/stickers/')({
  validateSearch: stickersSearch,
  loaderDeps: ({ search }) => stickersSearch(search),
  loader: ({ context, deps, cause }) => loadStickers(context.queryClient, deps, context.page.origin, cause === 'stay'),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueListPending,
  component: Page,
})

function Page() {
  return <StickersPage search={stickersSearch(Route.useSearch())} />
}
