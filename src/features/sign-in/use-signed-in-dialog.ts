import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from './use-login.ts'

/**
 * Whether a dialog that needs a session may open. `wanted` says what it is for; undefined: it is not wanted. It survives
 * the login, which comes first; closing the login gives it up.
 *
 * `isInAddress`: whether it is an entry of the history, whose place the login takes
 */
export function useSignedInDialog(wanted: string | undefined, giveUp: () => void, { isInAddress = true } = {}) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const isHydrated = useHydrated()
  const { isAsked, openLogin, openLoginFirst } = useLogin()
  const askedFor = useRef<string>(undefined)
  const step = useEffectEvent(() => {
    if (wanted === undefined || session !== null) askedFor.current = undefined
    else if (isAsked) askedFor.current = wanted
    else if (askedFor.current === wanted) giveUp()
    else if (isInAddress) openLoginFirst()
    else openLogin()
  })
  useEffect(() => step(), [wanted, session, isAsked])
  return { isOpen: isHydrated && wanted !== undefined && !!session && !isAsked, session }
}
