import { useQueryClient } from '@tanstack/react-query'
import { announceCallError } from '#lib/call-events.ts'
import { callErrorOf } from '#lib/mask-error.ts'
import { askPreview, type PreCheck } from './preparation-queries.ts'
import { sessionQuery } from './queries.ts'
import { useLogin } from './use-login.ts'

/**
 * S2.42 The check before a protected action: `if (await check()) act()`. False: the person has been told why not, by the login
 * dialog, the trade preparation or whichever dialog the refusal calls for.
 */
export function usePreCheck(action: PreCheck): () => Promise<boolean> {
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  return async () => {
    try {
      if (!(await queryClient.ensureQueryData(sessionQuery()))) {
        openLogin()
        return false
      }
      await askPreview(action)
      return true
    } catch (error) {
      announceCallError(callErrorOf(error))
      return false
    }
  }
}
