import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/ui/status/toast-store.ts'
import { forgetKept } from '#features/kept-pages/kept-cache.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { tellOtherWindows } from '#features/session/other-windows.ts'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { login } from './login-model.ts'
import { forgetSentCode } from './sent-code.ts'
import { useGoOn } from './use-go-on.ts'
import { useLogin } from './use-login.ts'

/** S4.19 Completes any kind of login in this window: toast, session flag, and what it was for. */
export function useFinishLogin() {
  const queryClient = useQueryClient()
  const { redirectUrl } = useLogin()
  const goOn = useGoOn()
  return async (signal?: AbortSignal) => {
    toast({ text: m.sign_in_done(), tone: 'positive', duration: login.toastMilliseconds, placement: 'top' })
    sessionStorage.setItem(login.flag, '1')
    forgetSentCode()
    tellOtherWindows()
    forgetKept()
    // A person who closed the dialog meanwhile is still signed in, and stays on the page.
    const isLeft = signal?.aborted
    try {
      // An in-flight answer reflects the previous session.
      await queryClient.cancelQueries({ queryKey: sessionKeys.person() })
      // Until now nobody was signed in, also if that was not known.
      queryClient.setQueryData(sessionQuery().queryKey, (known) => known ?? null)
      await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0, meta: { quiet: true } })
    } catch {
      // Still signed in: a full page load will find out who.
      location.assign((isLeft ? undefined : ownPath(redirectUrl)) ?? location.href)
      return
    }
    await goOn(isLeft || signal?.aborted)
  }
}
