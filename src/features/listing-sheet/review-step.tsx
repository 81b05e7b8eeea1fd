import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/queries.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { yearHighQuery } from '#features/listings/queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import type { ChosenRule } from '#features/price-rules/rule-choice.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { PausedNotice } from './paused-notice.tsx'
import type { Terms, SheetRow } from './rows.ts'
import { SaleRules } from './sale-rules.tsx'
import { type Priced, pricedOf, type Prices, suspectsOf, totalsOf, warningsOf } from './totals.ts'
import { sureWords, Warnings } from './warnings.tsx'

interface ReviewStepProps {
  rows: readonly SheetRow[]
  prices: Prices
  terms: Terms
  /** The saved rule that set the prices. */
  rule: ChosenRule['kept']
  onBack: () => void
  onUnprepared: () => void
  onClose: () => void
  onListed?: (() => void) | undefined
}

/** The totals, the rules that apply from now on, and warnings about likely mistakes. One button lists everything as a
 * job. */
export function ReviewStep({ rows, prices, terms, rule, onBack, onUnprepared, onClose, onListed }: ReviewStepProps) {
  const { priced, count, unpriced } = pricedOf(rows, prices, terms)
  const totals = totalsOf(priced, terms.fee_basis_points)
  const { highs, isPending } = useYearHighs(priced)
  const warned = priced
    .map((one) => ({ ...one, warnings: warningsOf(one, highs.get(goodsOf(one.row))) }))
    .filter(({ warnings }) => warnings.length > 0)
  const words = sureWords(warned)
  // A confirmation is only valid for the exact figures shown.
  const [sure, setSure] = useState('')
  const isSure = warned.length === 0 || sure === words
  const [isBargainable, setBargainable] = useState(true)
  const [isKept, setKept] = useState(false)
  const watch = ({ job_id }: { job_id: string }) =>
    watchJob({ jobId: job_id, ruleId: isKept ? rule?.rule_id : undefined })
  const start = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: (job) => {
      watch(job)
      onListed?.()
      onClose()
    },
    onLeft: watch,
    onFailed: ({ error }) => {
      if (error.kind === 'business' && isAboutAccount(error.code)) onUnprepared()
    },
  })
  const items = priced.flatMap(({ row, price }) =>
    row.items.map(({ asset_id }) => ({ action: 'list' as const, asset_id, price, allow_bargain: isBargainable })),
  )
  return (
    <Step className={listingSheet().root} onBack={() => !start.isBusy && onBack()}>
      <Facts
        items={[
          { term: m.listing_sheet_total({ count, shown: formatNumber(count) }), detail: formatMoney(totals.price) },
          { term: m.selling_fee(), detail: formatMoney(totals.fee) },
          { term: m.selling_net(), detail: formatMoney(totals.net), isMain: true },
        ]}
      />
      <PausedNotice />
      <SaleRules unpriced={unpriced} />
      <Checkbox
        label={m.listing_sheet_bargains()}
        checked={isBargainable}
        onChange={() => setBargainable(!isBargainable)}
      />
      {rule && (
        <Checkbox label={m.price_rules_stays({ name: rule.name })} checked={isKept} onChange={() => setKept(!isKept)} />
      )}
      {warned.length > 0 && <Warnings warned={warned} />}
      {/* Hidden until all warnings are known: an earlier confirmation would have to be repeated. */}
      {warned.length > 0 && !isPending && (
        <Checkbox label={words} checked={isSure} onChange={() => setSure(isSure ? '' : words)} />
      )}
      <div className={listingSheet().actions} data-dialog-action="row">
        <Button size="lg" onClick={onBack}>
          {m.listing_sheet_back()}
        </Button>
        <MoneyAction
          look="primary"
          size="lg"
          disabled={!isSure || isPending}
          isLoading={start.isBusy}
          onClick={() => void start.send({ items })}
        >
          {m.listing_sheet_go({ count, shown: formatNumber(count), net: formatMoney(totals.net) })}
        </MoneyAction>
      </div>
    </Step>
  )
}

const goodsOf = ({ items: [{ goods_id, style_id }] }: SheetRow) => `${goods_id}/${style_id}`

/** The yearly highs of the most overpriced lines, by goods and style. */
function useYearHighs(priced: readonly Priced[]) {
  const suspects = suspectsOf(priced)
  const found = useQueries({
    queries: suspects.map(({ items: [{ goods_id, style_id }] }) => yearHighQuery({ goods_id, style_id })),
  })
  return {
    highs: new Map(suspects.map((row, index) => [goodsOf(row), found[index]?.data ?? null])),
    isPending: found.some((one) => one.isPending),
  }
}
