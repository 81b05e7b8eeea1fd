import { isAboutAccount } from '#contract/account-refusals.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/running-jobs.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { staysLabel } from '#features/price-rules/rule-words.ts'
import { PriceCheck, usePriceCheck } from '#features/trading/price/price-check.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { text } from '#styled-system/recipes/text.js'
import { BargainingOff } from './bargaining-off.tsx'
import { PausedNotice } from './paused-notice.tsx'
import type { Terms, SheetRow } from './rows.ts'
import { SaleRules } from './sale-rules.tsx'
import { askedOf, pricedOf, type Prices, totalsOf } from './totals.ts'
import type { Sheet } from './use-sheet.ts'
import { Warnings } from './warnings.tsx'

interface ReviewStepProps {
  rows: readonly SheetRow[]
  prices: Prices
  terms: Terms
  sheet: Pick<Sheet, 'pricedBy' | 'isBargainable' | 'setBargainable' | 'isStaying' | 'setStaying'>
  onBack: () => void
  onUnprepared: () => void
  onClose: () => void
  /** Receives the ids of the items that are being listed: what has no price or is kept back is not among them. */
  onListed?: ((assetIds: readonly string[]) => void) | undefined
}

/** The totals, the rules that apply from now on, and warnings about likely mistakes. One button lists everything as a
 * job. */
export function ReviewStep({ rows, prices, terms, sheet, onBack, onUnprepared, onClose, onListed }: ReviewStepProps) {
  const { pricedBy: rule, isBargainable, setBargainable, isStaying, setStaying } = sheet
  const { priced, count, unpriced } = pricedOf(rows, prices, terms)
  const totals = totalsOf(priced, terms.fee_basis_points)
  const check = usePriceCheck(askedOf(priced))
  const items = priced.flatMap(({ row, price }) =>
    row.items.map(({ asset_id }) => ({ action: 'list' as const, asset_id, price, allow_bargain: isBargainable })),
  )
  const start = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: (job) => {
      watchJob(job)
      onListed?.(items.map(({ asset_id }) => asset_id))
      onClose()
    },
    onLeft: watchJob,
    onFailed: ({ error }) => {
      if (error.kind === 'business' && isAboutAccount(error.code)) onUnprepared()
    },
  })
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
      <BargainingOff />
      {rule && <Checkbox label={staysLabel(rule)} checked={isStaying} onChange={() => setStaying(!isStaying)} />}
      {rule && isStaying && isBargainable && (
        <p className={text({ size: 'sm', tone: 'muted' })}>{m.selling_reprice_bargains()}</p>
      )}
      {check.warned.length > 0 && <Warnings warned={check.warned} />}
      <PriceCheck check={check} sure={m.listing_sheet_sure} />
      <div className={listingSheet().actions} data-dialog-action="row">
        <Button size="lg" onClick={onBack}>
          {m.listing_sheet_back()}
        </Button>
        <MoneyAction
          look="primary"
          size="lg"
          disabled={!check.isSure}
          isLoading={start.isBusy}
          onClick={() => void start.send({ items, ...(isStaying && rule && { rule_id: rule.rule_id }) })}
        >
          {m.listing_sheet_go({ count, shown: formatNumber(count), net: formatMoney(totals.net) })}
        </MoneyAction>
      </div>
    </Step>
  )
}
