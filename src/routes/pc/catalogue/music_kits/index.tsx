import { createFileRoute } from '@tanstack/react-router'
import { loadMusicKits } from '#features/catalogue/music-kits/load-music-kits.ts'
import { MusicKitsPage } from '#features/catalogue/music-kits/music-kits-page.tsx'
import { CatalogueListPending } from '#features/catalogue/page-parts.tsx'
import { keywordSearch } from '#features/catalogue/search.ts'

export const Route = createFileRoute('/pc/catalogue/music_kits/')({
  validateSearch: keywordSearch,
  loaderDeps: ({ search }) => keywordSearch(search),
  loader: ({ context, deps, cause }) => loadMusicKits(context.queryClient, deps, context.page.origin, cause === 'stay'),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CatalogueListPending,
  component: Page,
})

function Page() {
  return <MusicKitsPage search={keywordSearch(Route.useSearch())} />
}
