import { createFileRoute } from '@tanstack/react-router'
import { PortfolioPage, PortfolioPending } from '#features/portfolio/portfolio-page.tsx'
import { portfolioQuery } from '#features/portfolio/queries.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/portfolio')({
  staticData: { layout: 'inventory' },
  beforeLoad: requireAuth,
  loader: (page) => loadInSection(page, page.context.queryClient.prefetchQuery(portfolioQuery())),
  head: () => ({ meta: [{ title: `${m.portfolio_title()} · ${m.app_name()}` }] }),
  pendingComponent: PortfolioPending,
  component: PortfolioPage,
})
