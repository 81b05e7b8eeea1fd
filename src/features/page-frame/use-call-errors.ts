import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { codes } from '#contract/codes.ts'
import { toast } from '#design/ui/toast-store.ts'
import { signInPlace } from '#features/account/guards.ts'
import { accountKeys } from '#features/account/queries.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { onCallError } from '#lib/call-events.ts'
import type { CallError } from '#lib/call-result.ts'

const isSessionOver = (error: CallError) =>
  error.kind === 'business' && (error.code === codes.sessionInvalid || error.code === codes.sessionEnded)

/** The one place where a failed call is told to the person at the screen (S8). */
export function useCallErrors() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onCallError((error) => {
        if (!isSessionOver(error)) {
          toast({ text: describeCallError(error), tone: 'negative' })
          return
        }
        // S4.20 The cookie is gone already: the server function that met the refusal has cleared it.
        queryClient.setQueryData(accountKeys.session(), null)
        const { location, matches } = router.state
        const isProtected = matches.some((match) => 'session' in match.context)
        if (isProtected) void router.navigate(signInPlace(router.options.context.page.device, location))
        else void router.navigate({ to: '.', search: (before) => ({ ...before, login: true as const }) })
      }),
    [router, queryClient],
  )
}
