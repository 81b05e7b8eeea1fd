import { useEffect, useRef } from 'react'

/**
 * For a controlled checkbox or radio button. A press before hydration changes what the control shows, but nobody hears
 * of it; this repeats the press. Set `autoComplete="off"` as well: otherwise a browser that restores an earlier state
 * would look like a press.
 */
export function useEarlyPress(isChecked: boolean | undefined) {
  const control = useRef<HTMLInputElement>(null)
  const rendered = useRef(isChecked)
  useEffect(() => {
    const input = control.current
    const isMeant = rendered.current
    rendered.current = undefined
    if (!input || isMeant === undefined || input.checked === isMeant) return
    // A radio button is let go by the press of another one.
    if (input.type === 'radio' && isMeant) return
    input.checked = isMeant
    input.click()
  }, [])
  return control
}
