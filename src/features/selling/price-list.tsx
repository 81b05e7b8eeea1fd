import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { JobOutcome } from '#features/listing-jobs/job-outcome.tsx'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/queries.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import {
  maxPriceListRows,
  type PriceListProblem,
  type PriceListRow,
  readPriceList,
} from '#features/price-rules/price-list.ts'
import { priceListQuery } from '#features/price-rules/queries.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'

const problems: Record<PriceListProblem, () => string> = {
  empty: m.selling_prices_no_rows,
  unreadable: m.selling_prices_unreadable,
  no_columns: m.selling_prices_no_columns,
  too_many: () => m.selling_prices_too_many({ count: formatNumber(maxPriceListRows) }),
}

/**
 * S1.5 Prices as a file: exports the person's listings as a price list, and checks an edited list line by line before
 * applying it.
 */
export function PriceList() {
  const publicPath = usePublicPath()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState('')
  const [read, setRead] = useState<ReturnType<typeof readPriceList> | null>(null)
  const styles = priceRulesPage()
  return (
    <section className={`${styles.rule} ${card({ pad: 'md' })}`} aria-labelledby="price-list">
      <div className={styles.head}>
        <div>
          <h2 id="price-list" className={styles.title}>
            {m.selling_prices()}
          </h2>
          <p className={styles.note}>{m.selling_prices_text({ count: formatNumber(maxPriceListRows) })}</p>
        </div>
        <LinkButton rel="external" href={`${publicPath('/pc/sale/on_sale')}/export.csv`}>
          {m.selling_prices_download()}
        </LinkButton>
      </div>
      <Field label={m.selling_prices_file()} error={read && 'problem' in read ? problems[read.problem]() : undefined}>
        {(control) => (
          <span className={styles.file}>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label={m.selling_prices_file()}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                setFile(chosen?.name ?? '')
                setRead(null)
                void chosen?.text().then((text) => setRead(readPriceList(text)))
                // Allows choosing the same file again after it was edited.
                target.value = ''
              }}
            />
            <Button {...control} onClick={() => input.current?.click()}>
              {m.selling_prices_choose()}
            </Button>
            <span className={styles.note}>{file || m.selling_prices_no_file()}</span>
          </span>
        )}
      </Field>
      {read && 'rows' in read && <CheckedRows rows={read.rows} />}
    </section>
  )
}

function CheckedRows({ rows }: { rows: readonly PriceListRow[] }) {
  const checked = useQuery(priceListQuery(rows))
  const [jobId, setJobId] = useState<string | null>(null)
  const start = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: ({ job_id }) => {
      watchJob({ jobId: job_id })
      setJobId(job_id)
    },
  })
  const styles = priceRulesPage()
  const table = dataTable({ isDense: true })
  if (checked.isPending) return <p role="status">{m.selling_prices_checking()}</p>
  if (!checked.data) return <FailedQuery title={m.selling_prices_failed()} query={checked} />
  const { accepted, refused } = checked.data
  const actions = checked.data.rows.flatMap(({ action }) => action ?? [])
  const subjectOf = (line: number) => {
    const row = rows.find((one) => one.line === line)
    return row?.listing_id || row?.asset_id || ''
  }
  if (jobId !== null) return <JobOutcome jobId={jobId} />
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
        <MoneyButton
          look="primary"
          disabled={actions.length === 0}
          isLoading={start.isBusy}
          onClick={() => void start.send({ items: actions })}
        >
          {m.selling_prices_go({ count: formatNumber(actions.length) })}
        </MoneyButton>
      </div>
    </>
  )
}
