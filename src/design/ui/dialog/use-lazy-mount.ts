import { useState } from 'react'

/** Becomes true when a dialog is first opened, and stays true: mounted from then on, it can animate its closing. */
export function useLazyMount(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)
  return isMounted || isOpen
}
