import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSessionOver } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { showNotice } from '#features/preparation/notice-store.ts'
import { forgetSession } from '#features/session/forget-session.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { signInPlace } from '#features/session/sign-in-place.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'

/** The one place where a failed call is told to the person at the screen (S8). */
export function useCallErrors() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  useEffect(() => {
    // S4.20 At once: whoever announced it may look next whether anybody is signed in.
    const endSession = () => {
      if (forgetSession(queryClient)) toast({ text: m.session_over() })
      const { location, matches } = router.state
      const isProtected = matches.some((match) => 'session' in match.context)
      if (isProtected) void router.navigate(signInPlace(router.options.context.page.device, location))
      else openLogin()
    }
    // A page that is on its way leads to sign in by itself, and back to where the person wanted to go. One that goes without what
    // it was refused does not. Whoever has signed in meanwhile was not refused.
    const endSessionOnce = () => {
      if (!router.state.isLoading) return endSession()
      const { queryKey } = sessionQuery()
      const refused = queryClient.getQueryData(queryKey)
      const stop = router.subscribe('onResolved', () => {
        stop()
        if (refused && queryClient.getQueryData(queryKey) === refused) endSession()
      })
    }
    return onCallError(async (error) => {
      // A market that cannot be reached must be told without asking it for more code.
      if (error.kind !== 'business') return void toast({ text: describeCallError(error), tone: 'negative' })
      if (isSessionOver(error.code)) return endSessionOnce()
      const { presentationOf } = await import('#features/errors/call-error-catalogue.ts')
      const told = presentationOf(error)
      // What belongs to a field was told there; only its words are left for everybody else.
      if (told.show === 'toast' || told.show === 'fields') toast({ text: told.text, tone: 'negative' })
      else if (told.show !== 'login') showNotice(told)
    })
  }, [router, queryClient, openLogin])
}
