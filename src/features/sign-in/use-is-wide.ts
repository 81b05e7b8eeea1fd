import { useSyncExternalStore } from 'react'

/** From this width on the login dialog has two sides; the breakpoint `md`. */
const wide = '(min-width: 768px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room beside a form. Only for what is rendered in the browser alone. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
