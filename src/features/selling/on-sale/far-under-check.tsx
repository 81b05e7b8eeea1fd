import { useState } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'

interface FarUnderCheckProps {
  /** By how many percent each price is below its reference. */
  farUnder: readonly number[]
  /** True as well if there is nothing to confirm. */
  isSure: boolean
  onChange: () => void
}

/**
 * The confirmation of prices far below their reference. It holds for exactly these prices: once one changes, by hand or
 * because the market moved, it has to be given again.
 */
export function useFarUnderCheck(): (farUnder: readonly number[]) => FarUnderCheckProps {
  const [confirmed, setConfirmed] = useState('')
  return (farUnder) => {
    const figures = farUnder.join()
    const isSure = figures === '' || figures === confirmed
    return { farUnder, isSure, onChange: () => setConfirmed(isSure ? '' : figures) }
  }
}

/** Asks to confirm prices far below their reference; nothing if there are none. */
export const FarUnderCheck = ({ farUnder, isSure, onChange }: FarUnderCheckProps) =>
  farUnder.length > 0 && (
    <Checkbox
      label={m.selling_far_under_sure({ count: farUnder.length, percent: Math.max(...farUnder) })}
      checked={isSure}
      onChange={onChange}
    />
  )
