import { createFileRoute } from '@tanstack/react-router'
import { InventoryPage } from '#features/inventory/inventory-page.tsx'
import { InventoryPending } from '#features/inventory/inventory-pending.tsx'
import { loadInventory } from '#features/inventory/load-inventory.ts'
import { inventorySearch, listPartOf } from '#features/inventory/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/steam_inventory/')({
  staticData: { layout: 'inventory' },
  validateSearch: inventorySearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => listPartOf(inventorySearch(search)),
  loader: (page) => loadInSection(page, loadInventory(page.context.queryClient, page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.inventory_title()} · ${m.app_name()}` }] }),
  pendingComponent: InventoryPending,
  component: Page,
})

function Page() {
  return <InventoryPage search={inventorySearch(Route.useSearch())} />
}
