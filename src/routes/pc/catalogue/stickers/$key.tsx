import { createFileRoute } from '@tanstack/react-router'
import { CatalogueThingPending } from '#features/catalogue/page-parts.tsx'
import { isKey, stickerGroupSearch } from '#features/catalogue/search.ts'
import { loadStickerGroup } from '#features/catalogue/stickers/load-stickers.ts'
import { StickerGroupPage } from '#features/catalogue/stickers/sticker-group-page.tsx'
import { invalidPage } from '#features/errors/invalid-page.ts'

export const Route = createFileRoute('/pc/catalogue/stickers/$key')({
  validateSearch: stickerGroupSearch,
  beforeLoad: ({ params }) => {
    if (!isKey(params.key)) throw invalidPage()
  },
  loaderDeps: ({ search }) => stickerGroupSearch(search),
  loader: ({ context, params, deps, cause }) =>
    loadStickerGroup(context.queryClient, params.key, deps, context.page.origin, cause === 'stay'),
  head: ({ loaderData }) => loaderData ?? {},
  staticData: { backTo: '/pc/catalogue/stickers' },
  pendingComponent: CatalogueThingPending,
  component: Page,
})

function Page() {
  return <StickerGroupPage groupKey={Route.useParams().key} search={stickerGroupSearch(Route.useSearch())} />
}
