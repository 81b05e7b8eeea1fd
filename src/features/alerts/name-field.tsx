import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'
import { longestName } from './search-words.ts'

interface NameFieldProps {
  name: string
  error: string | undefined
  clearError: () => void
  onChange: (name: string) => void
}

/** What a saved search is called. What was wrong with a name is not said of another. */
export function NameField({ name, error, clearError, onChange }: NameFieldProps) {
  return (
    <TextField
      label={m.alerts_name()}
      value={name}
      maxLength={longestName}
      autoComplete="off"
      error={error}
      onChange={({ target }) => {
        clearError()
        onChange(target.value)
      }}
    />
  )
}
