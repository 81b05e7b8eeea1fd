import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '#design/ui/toast-store.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { onCallError } from '#lib/call-events.ts'
import { showNotice } from './notice-store.ts'
import { accountKeys } from './queries.ts'
import { signInPlace } from './sign-in-place.ts'
import { useLogin } from './use-login.ts'

/** The one place where a failed call is told to the person at the screen (S8). */
export function useCallErrors() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  useEffect(
    () =>
      onCallError(async (error) => {
        // A market that cannot be reached must be told without asking it for more code.
        if (error.kind !== 'business') {
          toast({ text: describeCallError(error), tone: 'negative' })
          return
        }
        const { presentationOf } = await import('#features/errors/call-error-catalogue.ts')
        const presentation = presentationOf(error)
        if (presentation.show === 'toast') toast({ text: presentation.text, tone: 'negative' })
        else if (presentation.show !== 'login') showNotice(presentation)
        else {
          // S4.20 The cookie is gone already: the server function that met the refusal has cleared it.
          queryClient.setQueryData(accountKeys.session(), null)
          const { location, matches } = router.state
          const isProtected = matches.some((match) => 'session' in match.context)
          if (isProtected) void router.navigate(signInPlace(router.options.context.page.device, location))
          else openLogin()
        }
      }),
    [router, queryClient, openLogin],
  )
}
