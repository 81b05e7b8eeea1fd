import { createFileRoute } from '@tanstack/react-router'
import { loadShops } from '#features/shops/load-shops.ts'
import { ShopsPage, ShopsPending } from '#features/shops/shops-page.tsx'

export const Route = createFileRoute('/mobile/shop/')({
  staticData: { backTo: '/goods' },
  loader: ({ context }) => loadShops(context.queryClient, context.page.origin),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ShopsPending,
  component: ShopsPage,
})
