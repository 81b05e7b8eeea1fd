import { createFileRoute } from '@tanstack/react-router'
import { rulesQuery } from '#features/price-rules/queries.ts'
import { RulesPage } from '#features/price-rules/rules-page.tsx'
import { PriceList } from '#features/selling/price-list/price-list.tsx'
import { SellingPending } from '#features/selling/selling-pending.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/rules')({
  staticData: { layout: 'sale' },
  beforeLoad: requireAuth,
  loader: (page) => loadInSection(page, page.context.queryClient.prefetchQuery(rulesQuery())),
  head: () => ({ meta: [{ title: `${m.price_rules_title()} · ${m.app_name()}` }] }),
  pendingComponent: SellingPending,
  component: Page,
})

function Page() {
  return (
    <RulesPage>
      <PriceList />
    </RulesPage>
  )
}
