import { useEffect, useEffectEvent, useRef } from 'react'
import { takePress } from '#features/session/held-press.ts'

/** Gives up what a visitor pressed when they go back from signing in, even if the login dialog's code has not come yet. */
export function useGivenUpPress(isAsked: boolean, isSignedIn: boolean) {
  const wasAsked = useRef(isAsked)
  const look = useEffectEvent(() => {
    if (wasAsked.current && !isAsked && !isSignedIn) takePress(undefined)
    wasAsked.current = isAsked
  })
  useEffect(() => look(), [isAsked])
}
