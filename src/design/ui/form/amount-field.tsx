import { cleanAmount, cleanAmountTyping } from '#lib/clean-amount.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'prefix' | 'isNumeric' | 'inputMode' | 'type'
> {
  value: string
  onChange: (value: string) => void
}

/** S5.6 An input for an amount of money; sanitizes it on every keystroke and again on blur. */
export function AmountField({ value, onChange, onBlur, ...rest }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      prefix="¥"
      isNumeric
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(cleanAmountTyping(event.target.value))}
      onBlur={(event) => {
        const settled = cleanAmount(value)
        if (settled !== value) onChange(settled)
        onBlur?.(event)
      }}
    />
  )
}
