import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toast } from '#design/ui/status/toast-store.ts'
import { forgetKept } from '#features/kept-pages/kept-cache.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { forgetAnswers } from '#features/session/forget-session.ts'
import { tellOtherWindows } from '#features/session/other-windows.ts'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { login } from './login-model.ts'
import { forgetSentCode } from './sent-code.ts'
import { useLogin } from './use-login.ts'

/**
 * S4.19 Completes any kind of login: toast, session flag, then the requested page, or the current page refreshed for
 * its new person.
 */
export function useFinishLogin() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { redirectUrl, closeLogin } = useLogin()
  return async (signal?: AbortSignal) => {
    toast({ text: m.sign_in_done(), tone: 'positive', duration: login.toastMilliseconds, placement: 'top' })
    sessionStorage.setItem(login.flag, '1')
    forgetSentCode()
    tellOtherWindows()
    forgetKept()
    // A person who closed the dialog meanwhile is still signed in, and stays on the page.
    const target = signal?.aborted ? undefined : ownPath(redirectUrl)
    try {
      // An in-flight answer reflects the previous session.
      await queryClient.cancelQueries({ queryKey: sessionKeys.person() })
      await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0, meta: { quiet: true } })
    } catch {
      // Still signed in: a full page load will find out who.
      location.assign(target ?? location.href)
      return
    }
    // Answers depend on the person: those on the screen are refetched, the rest when needed.
    forgetAnswers(queryClient)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.all[0] })
    if (target) await router.navigate({ href: target, replace: true })
    else if (!signal?.aborted) closeLogin()
  }
}
