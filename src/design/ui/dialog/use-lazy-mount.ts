import { useState } from 'react'

/** True from the first time a dialog is open: it is mounted then, and stays, so that its closing can be seen. */
export function useLazyMount(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(isOpen)
  if (isOpen && !isMounted) setMounted(true)
  return isMounted || isOpen
}
