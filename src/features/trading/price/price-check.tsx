import { useState } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { type AskedPrice, figuresOf, type Warned, warningsOf } from './price-warnings.ts'

/**
 * Finds the likely mistakes among prices, and holds their confirmation. It is only valid for exactly these prices and
 * warnings: once one changes, by hand or because the market moved, it has to be given again. `isPending`: what the
 * prices are judged by is still being read.
 */
export function usePriceCheck<T extends AskedPrice>(asked: readonly T[], isPending = false) {
  const [confirmed, setConfirmed] = useState('')
  const warned = asked
    .map((one): Warned<T> => ({ ...one, warnings: warningsOf(one) }))
    .filter(({ warnings }) => warnings.length > 0)
  const figures = JSON.stringify(warned.map(({ price, quantity, warnings }) => [price, quantity, warnings]))
  const isConfirmed = confirmed === figures
  return {
    warned,
    isPending,
    isConfirmed,
    /** Whether the prices may be set now. */
    isSure: !isPending && (warned.length === 0 || isConfirmed),
    toggle: () => setConfirmed(isConfirmed ? '' : figures),
  }
}

type Check = Pick<ReturnType<typeof usePriceCheck>, 'warned' | 'isPending' | 'isConfirmed' | 'toggle'>

interface PriceCheckProps {
  check: Check
  /** What is done in spite of the warnings. */
  sure: (inputs: { what: string }) => string
}

/** Asks to confirm the prices with their figures. Hidden until all warnings are known: an earlier confirmation would
 * have to be repeated. */
export const PriceCheck = ({ check: { warned, isPending, isConfirmed, toggle }, sure }: PriceCheckProps) =>
  warned.length > 0 &&
  !isPending && <Checkbox label={sure({ what: figureWords(warned) })} checked={isConfirmed} onChange={toggle} />

/** The figures to be confirmed, in words. */
function figureWords(warned: readonly Warned[]): string {
  const { farUnder, underWanted, aboveYear } = figuresOf(warned)
  const parts = [
    farUnder.count > 0 && m.trading_sure_far_under({ count: formatNumber(farUnder.count), percent: farUnder.percent }),
    underWanted.count > 0 &&
      m.trading_sure_under_wanted({
        count: formatNumber(underWanted.count),
        amount: formatMoney(underWanted.missed),
      }),
    aboveYear.count > 0 && m.trading_sure_above_year({ count: formatNumber(aboveYear.count) }),
  ]
  return parts.filter(Boolean).join(m.trading_sure_between())
}
