import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'

interface FarUnderCheckProps {
  /** By how many percent each price is below its reference. */
  farUnder: readonly number[]
  isSure: boolean
  onChange: (isSure: boolean) => void
}

/** Asks to confirm prices far below their reference; nothing if there are none. */
export const FarUnderCheck = ({ farUnder, isSure, onChange }: FarUnderCheckProps) =>
  farUnder.length > 0 && (
    <Checkbox
      label={m.selling_far_under_sure({ count: farUnder.length, percent: Math.max(...farUnder) })}
      checked={isSure}
      onChange={() => onChange(!isSure)}
    />
  )
