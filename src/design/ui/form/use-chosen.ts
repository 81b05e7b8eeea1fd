import { useState } from 'react'

/**
 * The value that radio buttons display. It follows a choice at once, even where the value itself lags behind, as one in
 * the address does. If the buttons waited, a button still checked would fire no change event when the arrow keys return
 * to it.
 */
export function useChosen<Value, Next extends Value = Value>(value: Value, onChange: (value: Next) => void) {
  const [chosen, setChosen] = useState(value)
  const [told, setTold] = useState(value)
  if (told !== value) {
    setTold(value)
    setChosen(value)
  }
  const choose = (next: Next) => {
    setChosen(next)
    onChange(next)
  }
  return [chosen, choose] as const
}
