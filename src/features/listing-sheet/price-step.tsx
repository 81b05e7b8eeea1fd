import { useRef } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { PausedNotice } from './paused-notice.tsx'
import { itemCount, type SheetRow as Row, type Terms } from './rows.ts'
import { SheetRow } from './sheet-row.tsx'
import { pricedOf, type Prices, totalsOf } from './totals.ts'
import { usePriceKeys } from './use-price-keys.ts'

interface PriceStepProps {
  /** The lines, with the quantities to list. */
  rows: readonly Row[]
  /** The same lines with the full quantities selected. */
  all: readonly Row[]
  prices: Prices
  /** Why a rule gave the current price, by line. */
  reasons: ReadonlyMap<string, string>
  terms: Terms
  onPrice: (id: string, price: string) => void
  onQuantity: (id: string, quantity: number) => void
  onRule: () => void
  onReview: () => void
}

/** One line per item with its price, and the totals below. Lines without a price are left out. */
export function PriceStep(props: PriceStepProps) {
  const { rows, all, prices, reasons, terms, onPrice, onQuantity, onRule, onReview } = props
  const { priced, count, unpriced, refused } = pricedOf(rows, prices, terms)
  const totals = totalsOf(priced, terms.fee_basis_points)
  const heldBack = itemCount(all) - itemCount(rows)
  const canGoOn = count > 0 && refused === 0
  const byRule = useRef<HTMLButtonElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  const { list, onKeyDown } = usePriceKeys<HTMLUListElement>(() => (canGoOn ? onReview() : goOn.current?.focus()))
  const styles = listingSheet()
  return (
    <Step className={styles.root} start={byRule} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <Button ref={byRule} onClick={onRule}>
          {m.listing_sheet_rule()}
        </Button>
        <p className={styles.hint}>{m.listing_sheet_keys()}</p>
      </div>
      <PausedNotice />
      <ul ref={list} className={styles.list} aria-label={m.listing_sheet_list()}>
        {rows.map((row, place) => (
          <SheetRow
            key={row.id}
            row={row}
            most={all[place]!.items.length}
            price={prices.get(row.id) ?? ''}
            reason={reasons.get(row.id)}
            terms={terms}
            onPrice={onPrice}
            onQuantity={onQuantity}
          />
        ))}
      </ul>
      <div data-dialog-action="">
        <p className={styles.sum} role="status">
          {m.listing_sheet_sum({ price: formatMoney(totals.price), net: formatMoney(totals.net) })}
          {unpriced > 0 && ` · ${m.listing_sheet_unpriced({ count: formatNumber(unpriced) })}`}
          {heldBack > 0 && ` · ${m.listing_sheet_held_back({ count: formatNumber(heldBack) })}`}
        </p>
        <Button ref={goOn} look="primary" size="lg" isFull disabled={!canGoOn} onClick={onReview}>
          {refused > 0
            ? m.listing_sheet_refused({ count: formatNumber(refused) })
            : count === 0
              ? m.listing_sheet_no_price()
              : m.listing_sheet_review({ count, shown: formatNumber(count) })}
        </Button>
      </div>
    </Step>
  )
}
