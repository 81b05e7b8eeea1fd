import { useState } from 'react'

/**
 * What radio buttons show: what was chosen last, at once, also where the value follows later, as one in the address does. Were they to
 * wait for it, a button that is on meanwhile would say nothing when arrows come back to it.
 */
export function useChosen<Value>(value: Value, onChange: (value: Value) => void) {
  const [chosen, setChosen] = useState(value)
  const [told, setTold] = useState(value)
  if (told !== value) {
    setTold(value)
    setChosen(value)
  }
  const choose = (next: Value) => {
    setChosen(next)
    onChange(next)
  }
  return [chosen, choose] as const
}
