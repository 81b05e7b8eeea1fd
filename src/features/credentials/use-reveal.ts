import { useState } from 'react'

/** S2.31 Reveals something only while its control is held down, by pointer or key. */
export function useReveal() {
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  const onKey = (turn: () => void) => (event: { key: string }) => {
    if (event.key === ' ' || event.key === 'Enter') turn()
  }
  return {
    isShown,
    press: {
      onPointerDown: show,
      onPointerUp: hide,
      onPointerLeave: hide,
      onPointerCancel: hide,
      onKeyDown: onKey(show),
      onKeyUp: onKey(hide),
      onBlur: hide,
    },
  }
}
