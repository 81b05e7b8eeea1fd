import { useState } from 'react'
import type { PreCheck } from './preparation-queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { usePreCheck } from './use-pre-check.ts'

/**
 * S2.42 For a protected action without a dialog of its own: `attempt` does it if its check allows it. Otherwise the
 * reason is shown, and nothing is kept to be done later; nor is it done once the page or dialog has been left.
 */
export function useChecked(action: PreCheck) {
  const check = usePreCheck(action)
  const goneSignal = useGoneSignal()
  const [isChecking, setChecking] = useState(false)
  const attempt = async (act: () => unknown) => {
    setChecking(true)
    try {
      if ((await check()) && !goneSignal().aborted) await act()
    } finally {
      setChecking(false)
    }
  }
  return { attempt, isChecking }
}
