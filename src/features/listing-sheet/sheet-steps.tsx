import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ChosenRule } from '#features/price-rules/rule-choice.tsx'
import { newRuleDraft } from '#features/price-rules/rule-draft.ts'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import type { Ruled } from './by-rule.ts'
import { PriceStep } from './price-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { RuleStep } from './rule-step.tsx'
import { type Quantities, type SheetRow, startPrice, takenOf, type Terms } from './rows.ts'
import type { Prices } from './totals.ts'

export interface SheetStepsProps {
  rows: readonly SheetRow[]
  terms: Terms
  /** Receives the number of items to list. */
  onCount: (count: number) => void
  onUnprepared: () => void
  onClose: () => void
  onListed?: (() => void) | undefined
}

/** Prices by hand or by a rule and the quantity of each stack, then the review. Input is kept when going back and
 * forth. */
export function SheetSteps({ rows: found, terms, onCount, ...rest }: SheetStepsProps) {
  const [step, setStep] = useState<'prices' | 'rule' | 'review'>('prices')
  // Captured once: refetched market prices must not change a line's initial values while the user types.
  const [all] = useState(found)
  const [quantities, setQuantities] = useState<Quantities>(new Map())
  const rows = useMemo(() => takenOf(all, quantities), [all, quantities])
  const count = rows.reduce((sum, { items }) => sum + items.length, 0)
  useEffect(() => onCount(count), [onCount, count])
  const [prices, setPrices] = useState<Prices>(() => new Map(found.map((row) => [row.id, startPrice(row)])))
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [rule, setRule] = useState<ChosenRule>({ draft: newRuleDraft, kept: null })
  const [priced, setPriced] = useState<ChosenRule['kept']>(null)
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  const change = useCallback((id: string, price: string) => {
    setTyped(true)
    setPrices((before) => new Map(before).set(id, price))
    setReasons((before) => {
      if (!before.has(id)) return before
      const after = new Map(before)
      after.delete(id)
      return after
    })
  }, [])
  const setQuantity = useCallback((id: string, quantity: number) => {
    setTyped(true)
    setQuantities((before) => new Map(before).set(id, quantity))
  }, [])
  const kept = useMemo(
    () => ({ fee_basis_points: terms.fee_basis_points, price_min: terms.price_min, price_max: terms.price_max }),
    [terms.fee_basis_points, terms.price_min, terms.price_max],
  )
  const take = (ruled: ReadonlyMap<string, Ruled>) => {
    setTyped(true)
    setPrices((before) => new Map([...before, ...[...ruled].map(([id, { price }]) => [id, price] as const)]))
    setReasons(new Map([...ruled].map(([id, { why }]) => [id, why])))
    setPriced(rule.kept)
    setStep('prices')
  }
  if (step === 'rule') {
    return (
      <RuleStep
        rows={rows}
        prices={prices}
        rule={rule}
        onRule={setRule}
        onTake={take}
        onBack={() => setStep('prices')}
      />
    )
  }
  if (step === 'review') {
    return (
      <ReviewStep rows={rows} prices={prices} terms={kept} rule={priced} onBack={() => setStep('prices')} {...rest} />
    )
  }
  return (
    <PriceStep
      rows={rows}
      all={all}
      prices={prices}
      reasons={reasons}
      terms={kept}
      onPrice={change}
      onQuantity={setQuantity}
      onRule={() => setStep('rule')}
      onReview={() => setStep('review')}
    />
  )
}
