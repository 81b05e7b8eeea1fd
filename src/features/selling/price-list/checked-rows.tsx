import { useQuery } from '@tanstack/react-query'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { JobOutcome } from '#features/listing-jobs/job-outcome.tsx'
import type { PriceListRow } from '#features/price-rules/price-list.ts'
import { priceListQuery } from '#features/price-rules/queries.ts'
import { PriceCheck, usePriceCheck } from '#features/trading/price/price-check.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { LeaveRules, useLeaveRules } from '../on-sale/leave-rules.tsx'
import { askedOf, repricedOf } from './asked-of.ts'
import { CheckedRow } from './checked-row.tsx'
import { PriceListTerms } from './price-list-terms.tsx'
import { usePriceListJobs } from './use-price-list-jobs.ts'

/** The lines of a price list, each accepted or refused with its reason, and the button that applies what was accepted.
 * Prices that may not be meant are confirmed first. */
export function CheckedRows({ rows }: { rows: readonly PriceListRow[] }) {
  const checked = useQuery(priceListQuery(rows))
  const repriced = repricedOf(checked.data?.rows ?? [])
  const rules = useLeaveRules()
  const jobs = usePriceListJobs(checked.data?.rows.flatMap(({ action }) => action ?? []) ?? [], () =>
    rules.leave(repriced),
  )
  const check = usePriceCheck(askedOf(checked.data?.rows ?? []))
  const styles = priceRulesPage()
  const table = dataTable({ isDense: true })
  if (checked.isPending) return <p role="status">{m.selling_prices_checking()}</p>
  if (!checked.data) return <FailedQuery title={m.selling_prices_failed()} query={checked} />
  if (jobs.areStarted) return jobs.ids.map((jobId) => <JobOutcome key={jobId} jobId={jobId} />)
  const { accepted, refused, goods_infos } = checked.data
  const asked = new Map(rows.map((row) => [row.line, row]))
  const warned = new Map(check.warned.map((one) => [one.line, one.warnings]))
  const infoOf = infoFinder(goods_infos)
  return (
    <>
      <p role="status">
        {m.selling_prices_checked({ accepted: formatNumber(accepted), refused: formatNumber(refused) })}
        {warned.size > 0 && ` · ${m.selling_prices_warned({ count: formatNumber(warned.size) })}`}
      </p>
      <div className={table.scroll} role="region" aria-label={m.selling_prices_rows()} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              {[
                m.selling_prices_line(),
                m.selling_prices_subject(),
                m.selling_prices_now(),
                m.selling_prices_new(),
                m.selling_prices_why(),
              ].map((head, column) => (
                <th
                  key={head}
                  scope="col"
                  className={table.headCell}
                  data-numeric={column === 2 || column === 3 ? '' : undefined}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checked.data.rows.map((row) => (
              <CheckedRow
                key={row.line}
                row={row}
                asked={asked.get(row.line)}
                info={row.item && infoOf(row.item)}
                warnings={warned.get(row.line) ?? []}
              />
            ))}
          </tbody>
        </table>
      </div>
      <PriceListTerms rows={checked.data.rows} />
      <LeaveRules items={repriced} isLeaving={rules.isLeaving} onChange={rules.toggle} />
      <PriceCheck check={check} sure={m.selling_sure} />
      <div className={styles.acts}>
        <MoneyButton
          look="primary"
          disabled={accepted === 0 || !check.isSure}
          isLoading={jobs.isBusy || rules.isBusy}
          onClick={() => void jobs.start()}
        >
          {m.selling_prices_go({ count: formatNumber(accepted) })}
        </MoneyButton>
      </div>
    </>
  )
}
