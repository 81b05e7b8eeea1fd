import { createFileRoute } from '@tanstack/react-router'
import { ContainerPage } from '#features/catalogue/containers/container-page.tsx'
import { loadContainer } from '#features/catalogue/containers/load-containers.ts'
import { CatalogueThingPending } from '#features/catalogue/page-parts.tsx'
import { isKey } from '#features/catalogue/search.ts'
import { invalidPage } from '#features/errors/invalid-page.ts'

export const Route = createFileRoute('/pc/catalogue/containers/$key')({
  beforeLoad: ({ params }) => {
    if (!isKey(params.key)) throw invalidPage()
  },
  loader: ({ context, params }) => loadContainer(context.queryClient, params.key, context.page.origin),
  head: ({ loaderData }) => loaderData ?? {},
  staticData: { backTo: '/pc/catalogue/containers' },
  pendingComponent: CatalogueThingPending,
  component: Page,
})

function Page() {
  return <ContainerPage containerKey={Route.useParams().key} />
}
