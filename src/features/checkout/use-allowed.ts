import { useEffect, useEffectEvent, useState } from 'react'
import { usePreCheck } from '#features/account/use-pre-check.ts'

/** S2.42 Whether a purchase that is wanted may begin: asked each time, before anything of it is shown. Who may not buy (yet) is told
 * why by the dialog that the refusal calls for, and the purchase is given up. */
export function useAllowed(isWanted: boolean, giveUp: () => void): boolean {
  const check = usePreCheck('order')
  const [isAllowed, setAllowed] = useState(false)
  const ask = useEffectEvent(() => check())
  const refuse = useEffectEvent(() => giveUp())
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    void ask().then((isFine) => {
      if (!isCurrent) return
      if (isFine) setAllowed(true)
      else refuse()
    })
    return () => {
      isCurrent = false
      setAllowed(false)
    }
  }, [isWanted])
  return isAllowed
}
