import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { field, type FieldVariants } from '#styled-system/recipes/field.js'
import { Field, type FieldProps } from './field.tsx'

export interface TextFieldProps
  extends
    FieldVariants,
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'keepsHint'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'prefix' | 'id'> {
  prefix?: ReactNode
  suffix?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  keepsHint,
  prefix,
  suffix,
  size,
  isNumeric,
  ...input
}: TextFieldProps) {
  const styles = field({ size, isNumeric })
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} keepsHint={keepsHint}>
      {(control) => (
        <div className={styles.box}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input className={styles.input} {...control} {...input} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
