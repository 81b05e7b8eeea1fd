import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toast } from '#design/ui/status/toast-store.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { forgetAnswers } from '#features/session/forget-session.ts'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { login } from './login-model.ts'
import { useLogin } from './use-login.ts'

/** S4.19 What follows a login, whichever way it was made: toast, session flag, then the page that was asked for, or this page
 * as the person who has just come sees it. */
export function useFinishLogin() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { redirectUrl, closeLogin } = useLogin()
  return async (signal?: AbortSignal) => {
    toast({ text: m.sign_in_done(), tone: 'positive', duration: login.toastMilliseconds, placement: 'top' })
    sessionStorage.setItem(login.flag, '1')
    // Whoever has closed the dialog meanwhile is signed in all the same, and stays where they are.
    const target = signal?.aborted ? undefined : ownPath(redirectUrl)
    try {
      // An answer that is on its way says who was there before.
      await queryClient.cancelQueries({ queryKey: sessionKeys.person() })
      await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0, meta: { quiet: true } })
    } catch {
      // Signed in all the same: a fresh page finds out who.
      location.assign(target ?? location.pathname)
      return
    }
    // Answers differ from person to person: what is on the screen is asked for again, the rest when it is needed.
    forgetAnswers(queryClient)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.all[0] })
    if (target) await router.navigate({ href: target, replace: true })
    else if (!signal?.aborted) closeLogin()
  }
}
