import { createFileRoute, redirect } from '@tanstack/react-router'
import { SaveSearch } from '#features/alerts/save-search.tsx'
import { loadMarket } from '#features/market/load-market.ts'
import { marketHead } from '#features/market/market-head.ts'
import { MarketPage } from '#features/market/market-page.pc.tsx'
import { MarketPending } from '#features/market/market-pending.tsx'
import { marketSearch } from '#features/market/model.ts'

export const Route = createFileRoute('/pc/market/csgo')({
  staticData: { isWide: true },
  validateSearch: marketSearch,
  loaderDeps: ({ search }) => marketSearch(search),
  loader: ({ context, deps, cause }) =>
    loadMarket({
      client: context.queryClient,
      search: deps,
      isThere: cause === 'stay',
      redirectTo: (search) => {
        throw redirect({ to: '/pc/market/csgo', search, replace: true })
      },
    }),
  head: ({ match, loaderData }) => marketHead(match.context.page.origin, match.search, loaderData),
  component: Market,
  pendingComponent: MarketPending,
})

function Market() {
  const search = Route.useSearch()
  return <MarketPage search={search} chipTools={<SaveSearch search={search} />} />
}
