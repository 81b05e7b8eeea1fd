import type { Ref, TextareaHTMLAttributes } from 'react'
import { field } from '#styled-system/recipes/field.js'
import { Field, type FieldProps } from './field.tsx'

export interface TextAreaProps
  extends
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'error'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id' | 'value'> {
  value: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field; with `maxLength` it shows the number of characters used. */
export function TextArea({ label, isLabelHidden, hint, error, value, maxLength, rows = 5, ...input }: TextAreaProps) {
  const styles = field({ isMultiline: true })
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <textarea className={styles.input} value={value} maxLength={maxLength} rows={rows} {...control} {...input} />
          {maxLength !== undefined && (
            <span className={styles.count} aria-hidden="true">
              {value.length} / {maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
