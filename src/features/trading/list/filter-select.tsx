import { Select } from '#design/ui/form/select.tsx'

interface FilterSelectProps<Value extends string> {
  label: string
  /** The option for no filter. */
  all: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Filters a list by one of several values, or by none. */
export function FilterSelect<Value extends string>({
  label,
  all,
  values,
  nameOf,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  const options = [{ value: 'all', label: all }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]
  return (
    <Select
      label={label}
      options={options}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(values.find((one) => one === chosen))}
    />
  )
}
