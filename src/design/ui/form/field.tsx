import { useId, type ReactNode } from 'react'
import { field, type FieldVariants } from '#styled-system/recipes/field.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { ErrorIcon } from '../icon/icons.tsx'

/** The props that associate a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldVariants {
  label: ReactNode
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, and below it the error or otherwise the hint. */
export function Field({ label, isLabelHidden, hint, error, children, ...variants }: FieldProps) {
  const id = useId()
  const styles = field(variants)
  const noteId = `${id}note`
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={isLabelHidden ? srOnly() : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hint || error ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className={styles.error} role="alert">
          <ErrorIcon size={14} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
