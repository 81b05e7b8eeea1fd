import { createFileRoute } from '@tanstack/react-router'
import { PortfolioPage, PortfolioPending } from '#features/portfolio/portfolio-page.tsx'
import { portfolioQuery } from '#features/portfolio/queries.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/portfolio')({
  staticData: { layout: 'inventory' },
  beforeLoad: requireAuth,
  loader: (page) => loadSignedIn(page, page.context.queryClient.prefetchQuery(portfolioQuery())),
  head: () => ({ meta: [{ title: `${m.portfolio_title()} · ${m.app_name()}` }] }),
  pendingComponent: PortfolioPending,
  component: PortfolioPage,
})
