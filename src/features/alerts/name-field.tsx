import { maxSearchName } from '#contract/bounds.ts'
import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'

interface NameFieldProps {
  name: string
  error: string | undefined
  clearError: () => void
  onChange: (name: string) => void
}

/** The name of a saved search. Editing it clears the error of the previous name. */
export function NameField({ name, error, clearError, onChange }: NameFieldProps) {
  return (
    <TextField
      label={m.alerts_name()}
      value={name}
      maxLength={maxSearchName}
      autoComplete="off"
      error={error}
      onChange={({ target }) => {
        clearError()
        onChange(target.value)
      }}
    />
  )
}
