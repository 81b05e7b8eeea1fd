import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '#features/catalogue/collections/collection-page.tsx'
import { loadCollection } from '#features/catalogue/collections/load-collections.ts'
import { CatalogueThingPending } from '#features/catalogue/page-parts.tsx'
import { isKey } from '#features/catalogue/search.ts'
import { invalidPage } from '#features/errors/invalid-page.ts'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/catalogue/collections/$key')({
  beforeLoad: ({ params }) => {
    if (!isKey(params.key)) throw invalidPage()
  },
  loader: ({ context, params }) => loadCollection(context.queryClient, params.key, context.page.origin),
  head: ({ loaderData }) => loaderData ?? {},
  staticData: { backTo: '/pc/catalogue/collections' },
  pendingComponent: CatalogueThingPending,
  component: Page,
  notFoundComponent: missing(() => ({
    title: m.catalogue_collection_unknown(),
    text: m.catalogue_collection_unknown_text(),
    link: { to: '/pc/catalogue/collections', label: m.catalogue_collections() },
  })),
})

function Page() {
  return <CollectionPage collectionKey={Route.useParams().key} />
}
