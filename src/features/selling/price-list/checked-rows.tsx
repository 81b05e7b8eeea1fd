import { useQuery } from '@tanstack/react-query'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { JobOutcome } from '#features/listing-jobs/job-outcome.tsx'
import type { PriceListRow } from '#features/price-rules/price-list.ts'
import { priceListQuery } from '#features/price-rules/queries.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { usePriceListJobs } from './use-price-list-jobs.ts'

/** The lines of a price list, each accepted or refused with its reason, and the button that applies what was accepted. */
export function CheckedRows({ rows }: { rows: readonly PriceListRow[] }) {
  const checked = useQuery(priceListQuery(rows))
  const jobs = usePriceListJobs(checked.data?.rows.flatMap(({ action }) => action ?? []) ?? [])
  const styles = priceRulesPage()
  const table = dataTable({ isDense: true })
  if (checked.isPending) return <p role="status">{m.selling_prices_checking()}</p>
  if (!checked.data) return <FailedQuery title={m.selling_prices_failed()} query={checked} />
  const { accepted, refused } = checked.data
  const subjectOf = (line: number) => {
    const row = rows.find((one) => one.line === line)
    return row?.listing_id || row?.asset_id || ''
  }
  if (jobs.areStarted) return jobs.ids.map((jobId) => <JobOutcome key={jobId} jobId={jobId} />)
  return (
    <>
      <p role="status">
        {m.selling_prices_checked({ accepted: formatNumber(accepted), refused: formatNumber(refused) })}
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
              ].map((head) => (
                <th key={head} scope="col" className={table.headCell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checked.data.rows.map(({ line, code, message, action, price_now }) => (
              <tr key={line} className={table.row}>
                <th scope="row" className={table.cell}>
                  {line}
                </th>
                <td className={table.cell}>{subjectOf(line)}</td>
                <td className={table.cell}>{price_now === null ? '–' : formatMoney(price_now)}</td>
                <td className={table.cell}>
                  {action && 'price' in action && action.price ? formatMoney(action.price) : '–'}
                </td>
                <td className={table.cell}>
                  {code === 0 ? m.selling_prices_accepted() : <span className={styles.bad}>{message}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.acts}>
        <MoneyButton look="primary" disabled={accepted === 0} isLoading={jobs.isBusy} onClick={jobs.start}>
          {m.selling_prices_go({ count: formatNumber(accepted) })}
        </MoneyButton>
      </div>
    </>
  )
}
