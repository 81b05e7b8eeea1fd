import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import type { PreCheck } from './preparation-queries.ts'
import { useHeldCheck, type Readiness } from './use-pre-check.ts'

/**
 * S2.42 Whether a protected action may begin; checked each time, before anything is shown. An unprepared person
 * completes the preparation first and continues; a refused one sees the reason in its dialog, and the action is given
 * up; if the session is over, the action is kept for after the login.
 */
export function useAllowed(action: PreCheck, isWanted: boolean, giveUp: () => void) {
  const check = useHeldCheck(action)
  const [found, setFound] = useState<Readiness | null>(null)
  // Incremented to check again when the exchange later refuses what it had allowed.
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
    /** The person has just completed the preparation for it. */
    isPrepared: found === 'prepared',
    round,
    askAgain: () => setRound((before) => before + 1),
  }
}
