import { useEffect, useMemo, useState } from 'react'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { PriceStep } from './price-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { RuleStep } from './rule-step.tsx'
import { type SheetRow, startPrice, takenOf, type Terms } from './rows.ts'
import type { Prices } from './totals.ts'
import type { Sheet } from './use-sheet.ts'

export interface SheetStepsProps {
  rows: readonly SheetRow[]
  terms: Terms
  sheet: Sheet
  /** Receives the number of items to list. */
  onCount: (count: number) => void
  onUnprepared: () => void
  onClose: () => void
  onListed?: ((assetIds: readonly string[]) => void) | undefined
}

/** Prices by hand or by a rule and the quantity of each stack, then the review. Input is kept when going back and
 * forth. */
export function SheetSteps({ rows: found, terms, sheet, onCount, ...rest }: SheetStepsProps) {
  const { step, setStep, quantities } = sheet
  // Captured once: refetched market prices must not change a line's initial values while the user types.
  const [all] = useState(found)
  const rows = useMemo(() => takenOf(all, quantities), [all, quantities])
  const count = rows.reduce((sum, { items }) => sum + items.length, 0)
  useEffect(() => onCount(count), [onCount, count])
  const prices = useMemo<Prices>(
    () => new Map([...all.map((row) => [row.id, startPrice(row)] as const), ...sheet.prices]),
    [all, sheet.prices],
  )
  useUnsaved(sheet.isTyped)
  const kept = useMemo(
    () => ({ fee_basis_points: terms.fee_basis_points, price_min: terms.price_min, price_max: terms.price_max }),
    [terms.fee_basis_points, terms.price_min, terms.price_max],
  )
  if (step === 'rule') {
    return (
      <RuleStep
        rows={rows}
        prices={prices}
        rule={sheet.rule}
        onRule={sheet.setRule}
        onTake={sheet.take}
        onBack={() => setStep('prices')}
      />
    )
  }
  if (step === 'review') {
    return (
      <ReviewStep rows={rows} prices={prices} terms={kept} sheet={sheet} onBack={() => setStep('prices')} {...rest} />
    )
  }
  return (
    <PriceStep
      rows={rows}
      all={all}
      prices={prices}
      reasons={sheet.reasons}
      terms={kept}
      onPrice={sheet.setPrice}
      onQuantity={sheet.setQuantity}
      onRule={() => setStep('rule')}
      onReview={() => setStep('review')}
    />
  )
}
