import { createFileRoute } from '@tanstack/react-router'
import { bargainHead } from '#features/bargains/bargain-head.ts'
import { BargainPage } from '#features/bargains/bargain-page.tsx'
import { BargainPending } from '#features/bargains/bargains-pending.tsx'
import { loadBargain } from '#features/bargains/load-bargains.ts'
import { missingBargain } from '#features/bargains/missing-bargain.ts'
import { guardPage } from '#features/session/guards.ts'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/received_bargain/$id')({
  staticData: { layout: 'default', title: m.bargains_title, backTo: '/pc/sale/received_bargain' },
  beforeLoad: (page) => guardPage(page, { isValid: isObjectId(page.params.id), guards: ['auth'] }),
  loader: (page) => loadBargain(page, 'seller'),
  head: ({ loaderData }) => bargainHead(loaderData),
  pendingComponent: BargainPending,
  component: Page,
  notFoundComponent: missing(() =>
    missingBargain({ to: '/pc/sale/received_bargain', label: m.bargains_back_received() }),
  ),
})

function Page() {
  return <BargainPage bargainId={Route.useParams().id} />
}
