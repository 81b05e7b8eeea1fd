import { Checkbox } from '#design/ui/form/checkbox.tsx'
import * as m from '#paraglide/messages.js'

interface FarUnderCheckProps {
  /** By how many percent each of them is under its reference price. */
  farUnder: readonly number[]
  isSure: boolean
  onChange: (isSure: boolean) => void
}

/** Has prices far under the reference price confirmed; nothing where there are none. */
export const FarUnderCheck = ({ farUnder, isSure, onChange }: FarUnderCheckProps) =>
  farUnder.length > 0 && (
    <Checkbox
      label={m.selling_far_under_sure({ count: farUnder.length, percent: Math.max(...farUnder) })}
      checked={isSure}
      onChange={() => onChange(!isSure)}
    />
  )
