import type { CallData } from '#contract/call.ts'
import type { statisticsList } from '#contract/market/trades.ts'
import { statisticsWindowDays } from '#contract/words.ts'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Change } from '#design/ui/data/price.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { percentFrom } from '#lib/percent-from.ts'
import { dayNumber } from '#lib/time/day-number.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'

export type Statistics = CallData<typeof statisticsList>

/** The sales in the window, compared with the previous one, and the index, with its change over the window. */
export function KeyFigures({
  statistics,
  window,
}: {
  statistics: Statistics
  window: keyof typeof statisticsWindowDays
}) {
  const { total, before, days } = statistics
  // The index of an unfinished day rests on its first few sales.
  const last = days.findLast(({ is_under_way }) => !is_under_way)
  const first = last && days.find(({ day }) => dayNumber(last.day) - dayNumber(day) === statisticsWindowDays[window])
  return (
    <section className={card({ pad: 'lg' })} aria-label={m.catalogue_figures()}>
      <DefinitionList
        layout="columns"
        items={[
          {
            term: m.catalogue_volume(),
            detail: (
              <Figure
                value={formatNumber(total.volume)}
                change={percentFrom(`${before.volume}.00`, `${total.volume}.00`)}
              />
            ),
          },
          {
            term: m.catalogue_turnover(),
            detail: (
              <Figure value={formatMoney(total.turnover)} change={percentFrom(before.turnover, total.turnover)} />
            ),
          },
          {
            term: m.catalogue_index_points(),
            detail: (
              <Figure
                value={last?.index.toFixed(2) ?? '–'}
                change={percentFrom(first?.index.toFixed(2), last?.index.toFixed(2))}
              />
            ),
          },
        ]}
      />
    </section>
  )
}

function Figure({ value, change }: { value: string; change: number | null }) {
  return (
    <span className={row({ gap: 2, align: 'baseline' })}>
      <span className={text({ size: 'xl', weight: 'semibold', numeric: true })}>{value}</span>
      {change !== null && <Change percent={change} size="sm" digits={1} />}
    </span>
  )
}
