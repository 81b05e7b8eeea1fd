import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import type { PreCheck } from './preparation-queries.ts'
import { useHeldCheck, type Readiness } from './use-pre-check.ts'

/** S2.42 Whether a protected action that is wanted may begin: asked each time, before anything of it is shown. Who has to prepare for
 * trading does so first, and goes on; who may not do it is told why by the dialog that the refusal calls for, and it is given up;
 * who turns out to be signed out keeps it, for after the login. */
export function useAllowed(action: PreCheck, isWanted: boolean, giveUp: () => void) {
  const check = useHeldCheck(action)
  const [found, setFound] = useState<Readiness | null>(null)
  // Asked once more when the exchange refuses later what it has allowed.
  const [round, setRound] = useState(0)
  const queryClient = useQueryClient()
  const ask = useEffectEvent((signal: AbortSignal) => check(signal))
  const refuse = useEffectEvent(() => {
    if (queryClient.getQueryData(sessionQuery().queryKey)) giveUp()
  })
  useEffect(() => {
    if (!isWanted) return
    const wanted = new AbortController()
    void ask(wanted.signal).then((readiness) => {
      if (wanted.signal.aborted) return
      if (readiness === 'refused') refuse()
      else setFound(readiness)
    })
    return () => {
      wanted.abort()
      setFound(null)
    }
  }, [isWanted, round])
  return {
    isAllowed: found !== null && found !== 'refused',
    /** The person has just come from preparing for it. */
    isPrepared: found === 'prepared',
    round,
    askAgain: () => setRound((before) => before + 1),
  }
}
