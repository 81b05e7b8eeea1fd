import { useState } from 'react'
import { PickerField } from './picker-field.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface GoodsPickerProps {
  /** What is looked for. */
  label: string
  /** What the search starts with. */
  find?: string | undefined
  /** Only goods of it are found. */
  category?: string | undefined
  onPick: (goods: { goods_id: string; name: string }) => void
}

/** Finds a goods by its name, with the matches as buttons below the field. */
export function GoodsPicker({ label, find = '', category, onPick }: GoodsPickerProps) {
  const [typed, setTyped] = useState(find)
  const found = useSuggestions(typed, true, category)
  return <PickerField label={label} typed={typed} onType={setTyped} found={found} onPick={onPick} />
}
