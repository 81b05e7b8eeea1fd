import { createFileRoute, useHydrated, useNavigate } from '@tanstack/react-router'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { shopSearch } from '#features/selling/search.ts'
import { SellingPending } from '#features/selling/selling-pending.tsx'
import { ShopPage } from '#features/selling/shop/shop-page.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/shop')({
  staticData: { layout: 'sale' },
  validateSearch: shopSearch,
  beforeLoad: requireAuth,
  loader: (page) => loadInSection(page, page.context.queryClient.prefetchQuery(ownShopQuery())),
  head: () => ({ meta: [{ title: `${m.selling_shop_title()} · ${m.app_name()}` }] }),
  pendingComponent: SellingPending,
  component: Page,
})

function Page() {
  const { settings = false } = Route.useSearch()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  return (
    <ShopPage
      isSetting={settings && isHydrated}
      onSet={(isOpen) =>
        void navigate({ to: '/pc/sale/shop', search: { settings: isOpen || undefined }, replace: !isOpen })
      }
    />
  )
}
