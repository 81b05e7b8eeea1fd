import { useState } from 'react'
import { PickerField } from './picker-field.tsx'
import { useSuggestions } from '../use-suggestions.ts'

interface GoodsPickerProps {
  /** What the picker searches for. */
  label: string
  /** The initial search text. */
  find?: string | undefined
  /** Limits the results to this category. */
  category?: string | undefined
  onPick: (goods: { goods_id: string; name: string }) => void
}

/** Finds a goods by name and offers the matches as buttons below the field. */
export function GoodsPicker({ label, find = '', category, onPick }: GoodsPickerProps) {
  const [typed, setTyped] = useState(find)
  const { items: found, isNothing } = useSuggestions(typed, true, category)
  return (
    <PickerField label={label} typed={typed} onType={setTyped} found={found} isNothing={isNothing} onPick={onPick} />
  )
}
