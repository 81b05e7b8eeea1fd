import { useState } from 'react'

/**
 * The value that radio buttons display. It follows a choice at once, even where the value itself lags behind, as one in
 * the address does. If the buttons waited, a button still checked would fire no change event when the arrow keys return
 * to it.
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
