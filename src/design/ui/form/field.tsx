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
  /** The hint is shown beside an error, too: it still helps then. */
  keepsHint?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, and below it the error or otherwise the hint, or with `keepsHint` both. */
export function Field({ label, isLabelHidden, hint, error, keepsHint, children, ...variants }: FieldProps) {
  const id = useId()
  const styles = field(variants)
  const noteId = `${id}note`
  const hintId = `${id}hint`
  const hasHint = !!hint && (!error || keepsHint)
  const notes = [error && noteId, hasHint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={isLabelHidden ? srOnly() : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={noteId} className={styles.error} role="alert">
          <ErrorIcon size={14} />
          {error}
        </p>
      )}
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
