import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesPage } from '#features/selling/deliveries/deliveries-page.tsx'
import { loadDeliveries } from '#features/selling/deliveries/load-deliveries.ts'
import { SellingPending } from '#features/selling/selling-pending.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/to_delivery/')({
  staticData: { layout: 'sale' },
  beforeLoad: requireAuth,
  loader: (page) => loadInSection(page, loadDeliveries(page.context.queryClient)),
  head: () => ({ meta: [{ title: `${m.selling_deliver_title()} · ${m.app_name()}` }] }),
  pendingComponent: SellingPending,
  component: DeliveriesPage,
})
