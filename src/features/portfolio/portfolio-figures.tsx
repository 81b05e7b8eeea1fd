import type { ReactNode } from 'react'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { AmountChange, Price } from '#design/ui/data/price.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { portfolioPage } from '#styled-system/recipes/portfolio-page.js'
import { daysWithAnything, type Portfolio, worthChange } from './model.ts'

const month = 30

/** The worth and cost of the items and the proceeds of sales, each with what it is based on. */
export function PortfolioFigures({ portfolio: { days, unpriced, cost, sales } }: { portfolio: Portfolio }) {
  const today = days.at(-1)
  const change = worthChange(daysWithAnything(days), month)
  const held = m.portfolio_items_count({ count: formatNumber(today?.count ?? 0) })
  return (
    <DefinitionList
      layout="columns"
      items={[
        {
          term: m.portfolio_worth(),
          detail: (
            <Figure note={unpriced > 0 ? m.portfolio_unpriced({ items: held, count: formatNumber(unpriced) }) : held}>
              <Price amount={today?.worth ?? '0.00'} size="lg" />
            </Figure>
          ),
        },
        ...(change === null
          ? []
          : [
              {
                term: m.portfolio_change(),
                detail: (
                  <Figure note={m.portfolio_change_note()}>
                    <AmountChange amount={change} size="lg" />
                  </Figure>
                ),
              },
            ]),
        {
          term: m.portfolio_cost(),
          detail: (
            <Figure note={m.portfolio_cost_note({ count: formatNumber(cost.count) })}>
              <Price amount={cost.amount} size="lg" />
            </Figure>
          ),
        },
        {
          term: m.portfolio_profit(),
          detail: (
            <Figure
              note={
                sales.count === 0
                  ? m.portfolio_no_sales()
                  : m.portfolio_profit_note({
                      costed: formatNumber(sales.costed_count),
                      count: formatNumber(sales.count),
                    })
              }
            >
              <AmountChange amount={sales.realized_profit} size="lg" />
            </Figure>
          ),
        },
        {
          term: m.portfolio_sales(),
          detail: (
            <Figure note={m.portfolio_sales_note({ count: formatNumber(sales.count) })}>
              <Price amount={sales.net} size="lg" />
            </Figure>
          ),
        },
        {
          term: m.portfolio_fees(),
          detail: (
            <Figure note={m.portfolio_fees_note()}>
              <Price amount={sales.fees} size="lg" />
            </Figure>
          ),
        },
      ]}
    />
  )
}

function Figure({ note, children }: { note: string; children: ReactNode }) {
  const styles = portfolioPage()
  return (
    <span className={styles.figure}>
      {children}
      <span className={styles.note}>{note}</span>
    </span>
  )
}
