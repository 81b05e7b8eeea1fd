import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { codes, isSessionOver } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { showNotice } from '#features/preparation/notice-store.ts'
import { forgetSession } from '#features/session/forget-session.ts'
import { onOtherWindow, wasReloadedForOther } from '#features/session/other-windows.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { signInPlace } from '#features/session/sign-in-place.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { onCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import { lookAtRestriction, lookWhoIsThere } from './look-again.ts'

/** The one place that reports failed calls to the person (S8). */
export function useCallErrors() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  useEffect(() => {
    // S4.20 Synchronous: the caller that announced it may check next whether anybody is signed in.
    const endSession = () => {
      if (forgetSession(queryClient)) toast({ text: m.session_over() })
      const { location, matches } = router.state
      const isProtected = matches.some((match) => 'session' in match.context)
      if (isProtected) void router.navigate(signInPlace(router.options.context.page.device, location))
      else openLogin()
    }
    // A loading page redirects to sign-in, and back, by itself, unless it can do without the refused data; so wait
    // until it resolves. Someone who has signed in meanwhile was not refused.
    const endSessionOnce = () => {
      if (!router.state.isLoading) return endSession()
      const { queryKey } = sessionQuery()
      const refused = queryClient.getQueryData(queryKey)
      const stop = router.subscribe('onResolved', () => {
        stop()
        if (refused && queryClient.getQueryData(queryKey) === refused) endSession()
      })
    }
    if (wasReloadedForOther()) toast({ text: m.session_other() })
    const stopHearing = onOtherWindow(() => void lookWhoIsThere(queryClient))
    const stop = onCallError(async (error) => {
      // An unreachable market must be reported without fetching more code from it.
      if (error.kind !== 'business') return void toast({ text: describeCallError(error), tone: 'negative' })
      if (isSessionOver(error.code)) return endSessionOnce()
      if (error.code === codes.personChanged) return void lookWhoIsThere(queryClient)
      if (isAboutAccount(error.code)) void lookAtRestriction(queryClient)
      const { presentationOf } = await import('#features/errors/call-error-catalogue.ts')
      const told = presentationOf(error)
      // Field errors are shown at their fields; elsewhere their text has to do.
      if (told.show === 'toast' || told.show === 'fields') toast({ text: told.text, tone: 'negative' })
      else if (told.show !== 'login') showNotice(told)
    })
    return () => {
      stop()
      stopHearing()
    }
  }, [router, queryClient, openLogin])
}
