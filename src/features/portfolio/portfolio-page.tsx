import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { DayChart } from '#features/charts/day-chart.tsx'
import { TableSwitch } from '#features/charts/table-switch.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { portfolioPage } from '#styled-system/recipes/portfolio-page.js'
import { daysWithAnything, type PortfolioDay } from './model.ts'
import { PortfolioFigures } from './portfolio-figures.tsx'
import { portfolioQuery } from './queries.ts'
import { WorthTable } from './worth-table.tsx'

/** The worth of my items over time, what they cost, and the proceeds of sales. */
export function PortfolioPage() {
  const found = useQuery(portfolioQuery())
  const { market } = useMarketPath()
  const styles = portfolioPage()
  if (found.isPending) return <PortfolioPending />
  if (!found.data) return <FailedQuery title={m.portfolio_failed()} query={found} />
  const days = daysWithAnything(found.data.days)
  if (days.length === 0 && found.data.sales.count === 0) {
    return (
      <EmptyState
        title={m.portfolio_empty()}
        text={m.portfolio_empty_text()}
        action={<LinkButton href={market}>{m.portfolio_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-label={m.portfolio_title()}>
        <PortfolioFigures portfolio={found.data} />
      </section>
      {days.length > 0 && <Worth days={days} />}
    </div>
  )
}

function Worth({ days }: { days: readonly PortfolioDay[] }) {
  const [isTable, setTable] = useState(false)
  const styles = portfolioPage()
  const last = days.at(-1)
  // A line needs two days.
  const isChartable = days.length > 1
  return (
    <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="portfolio-worth">
      <div className={styles.head}>
        <div>
          <h2 id="portfolio-worth" className={styles.title}>
            {m.portfolio_chart()}
          </h2>
          <p className={styles.note}>{isChartable ? m.portfolio_chart_note() : m.portfolio_chart_first()}</p>
        </div>
        {isChartable && <TableSwitch isTable={isTable} onChange={setTable} />}
      </div>
      {isTable || !isChartable ? (
        <WorthTable days={days} />
      ) : (
        <div className={styles.body}>
          <DayChart
            label={m.portfolio_chart()}
            hasBars={false}
            days={days.map((one) => ({
              day: one.day,
              amount: one.worth,
              count: one.count,
              isUnderWay: one === last,
            }))}
            countOf={({ count }) => m.portfolio_items_count({ count: formatNumber(count) })}
          />
        </div>
      )}
    </section>
  )
}

/** The placeholder of the page, at its size, while it loads. */
export function PortfolioPending() {
  const styles = portfolioPage()
  return (
    <div className={styles.root} role="status" aria-busy="true" aria-label={m.portfolio_loading()}>
      <Skeleton shape="row" width="full" count={2} />
      <div className={styles.body}>
        <Skeleton shape="fill" width="full" />
      </div>
    </div>
  )
}
