import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/account/queries.ts'
import { usePreCheck } from '#features/account/use-pre-check.ts'

/** S2.42 Whether a purchase that is wanted may begin: asked each time, before anything of it is shown. Who may not buy (yet) is told
 * why by the dialog that the refusal calls for, and the purchase is given up; who turns out to be signed out keeps it, for after
 * the login. */
export function useAllowed(isWanted: boolean, giveUp: () => void): boolean {
  const check = usePreCheck('order')
  const [isAllowed, setAllowed] = useState(false)
  const queryClient = useQueryClient()
  const ask = useEffectEvent(() => check())
  const refuse = useEffectEvent(() => {
    if (queryClient.getQueryData(sessionQuery().queryKey)) giveUp()
  })
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
