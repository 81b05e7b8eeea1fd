import { useCallback, useState } from 'react'
import type { ChosenRule } from '#features/price-rules/rule-choice.tsx'
import { newRuleDraft } from '#features/price-rules/rule-draft.ts'
import type { Ruled } from './by-rule.ts'
import type { Quantities } from './rows.ts'
import type { Prices } from './totals.ts'

export type Sheet = ReturnType<typeof useSheet>

/**
 * What has been entered in the listing sheet, and how far it has got. It belongs to what outlives the dialog's content,
 * which goes while the trade preparation is completed.
 */
export function useSheet() {
  const [step, setStep] = useState<'prices' | 'rule' | 'review'>('prices')
  const [quantities, setQuantities] = useState<Quantities>(new Map())
  const [prices, setPrices] = useState<Prices>(new Map())
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [rule, setRule] = useState<ChosenRule>({ draft: newRuleDraft, kept: null })
  const [pricedBy, setPricedBy] = useState<ChosenRule['kept']>(null)
  const [isTyped, setTyped] = useState(false)
  const [isBargainable, setBargainable] = useState(true)
  const [isStaying, setStaying] = useState(false)
  const setPrice = useCallback((id: string, price: string) => {
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
  const take = (ruled: ReadonlyMap<string, Ruled>) => {
    setTyped(true)
    setPrices((before) => new Map([...before, ...[...ruled].map(([id, { price }]) => [id, price] as const)]))
    setReasons(new Map([...ruled].map(([id, { why }]) => [id, why])))
    if (rule.kept?.rule_id !== pricedBy?.rule_id) setStaying(false)
    setPricedBy(rule.kept)
    setStep('prices')
  }
  return {
    step,
    setStep,
    /** How many of each stack to list, where it is not all of them. */
    quantities,
    setQuantity,
    /** The prices entered or set by a rule, by line; the others keep those they begin with. */
    prices,
    setPrice,
    /** Why a rule gave the current price, by line. */
    reasons,
    rule,
    setRule,
    /** Takes over the prices of the rule. */
    take,
    /** The saved rule that set the prices. */
    pricedBy,
    /** Whether anything would be lost. */
    isTyped,
    isBargainable,
    setBargainable,
    /** Whether the rule goes on to set the prices. */
    isStaying,
    setStaying,
  }
}
