import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MinusIcon } from '#design/ui/icon/icons.tsx'
import { PlusIcon } from '#design/ui/icon/page-icons.tsx'
import { formatNumber } from '#i18n/format.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { clamp } from '#lib/clamp.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'

interface StackQuantityProps {
  name: string
  /** The quantity to list. */
  value: number
  /** The selected quantity of the stack. */
  most: number
  onChange: (quantity: number) => void
}

/** The quantity of a stack to list, set by buttons, arrow keys or typing. Numbers beyond the stack are clamped to it;
 * input that is not a number yet changes nothing, and is reset on blur. */
export function StackQuantity({ name, value, most, onChange }: StackQuantityProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const set = (quantity: number) => {
    setTyped(null)
    onChange(clamp(quantity, 1, most))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined || hasModifier(event)) return
    event.preventDefault()
    set(value + step)
  }
  const write = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4)
    if (Number(digits) >= 1) set(Number(digits))
    setTyped(digits)
  }
  return (
    <div className={listingSheet().quantity}>
      <IconButton
        isTooltipHidden
        look="secondary"
        size="sm"
        label={m.listing_sheet_fewer({ name })}
        icon={<MinusIcon size={16} />}
        disabled={value <= 1}
        onClick={() => set(value - 1)}
      />
      <TextField
        label={m.listing_sheet_quantity_of({ name })}
        isLabelHidden
        size="sm"
        isNumeric
        role="spinbutton"
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={value}
        inputMode="numeric"
        autoComplete="off"
        suffix={m.listing_sheet_quantity_most({ most: formatNumber(most) })}
        value={typed ?? String(value)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      <IconButton
        isTooltipHidden
        look="secondary"
        size="sm"
        label={m.listing_sheet_more({ name })}
        icon={<PlusIcon size={16} />}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      />
    </div>
  )
}
