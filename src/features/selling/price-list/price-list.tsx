import { useRef, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { maxPriceListRows, type PriceListProblem, readPriceList } from '#features/price-rules/price-list.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { CheckedRows } from './checked-rows.tsx'

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
