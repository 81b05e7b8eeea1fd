import { useRouter } from '@tanstack/react-router'
import { ownPath } from '#features/navigation/own-path.ts'
import { useLogin } from './use-login.ts'

/**
 * S4.19 Goes on once somebody has signed in: to the page that asked for it, or on the current one. `isLeft`: the dialog
 * was closed meanwhile, and they stay where they are.
 */
export function useGoOn() {
  const router = useRouter()
  const { redirectUrl, closeLogin } = useLogin()
  return async (isLeft = false) => {
    if (isLeft) return
    const target = ownPath(redirectUrl)
    if (target) await router.navigate({ href: target, replace: true })
    else closeLogin()
  }
}
