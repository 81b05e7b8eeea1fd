import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ownPath } from '#features/navigation/own-path.ts'
import { forgetAnswers } from '#features/session/forget-session.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { useLogin } from './use-login.ts'

/**
 * S4.19 Goes on once somebody has signed in: to the page that asked for it, or on the current one, refreshed for its new
 * person. `isLeft`: the dialog was closed meanwhile, and they stay where they are.
 */
export function useGoOn() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { redirectUrl, closeLogin } = useLogin()
  return async (isLeft = false) => {
    const target = isLeft ? undefined : ownPath(redirectUrl)
    // Answers depend on the person: those on the screen are refetched, the rest when needed.
    forgetAnswers(queryClient)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.all[0] })
    if (target) await router.navigate({ href: target, replace: true })
    else if (!isLeft) closeLogin()
  }
}
