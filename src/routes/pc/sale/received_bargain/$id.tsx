import { createFileRoute, redirect } from '@tanstack/react-router'
import { BargainPage } from '#features/bargains/bargain-page.tsx'
import { BargainsPending } from '#features/bargains/bargains-pending.tsx'
import { loadBargain } from '#features/bargains/load-bargains.ts'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/received_bargain/$id')({
  staticData: { layout: 'default', title: m.bargains_title, backTo: '/pc/sale/received_bargain' },
  beforeLoad: (page) => guardPage(page, { isValid: isObjectId(page.params.id), guards: ['auth'] }),
  loader: async (page) => {
    const { id } = page.params
    const found = await loadSignedIn(page, loadBargain(page.context.queryClient, id))
    // The other side has a page of its own for it.
    if (found.bargain.role !== 'seller')
      throw redirect({ to: '/pc/inventory/sent_bargain/$id', params: { id }, replace: true })
    return found
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `${m.bargains_title_of({ name: loaderData?.bargain.goods_info.name ?? '' })} · ${m.app_name()}` }],
  }),
  pendingComponent: BargainsPending,
  component: Page,
})

function Page() {
  return <BargainPage bargainId={Route.useParams().id} />
}
