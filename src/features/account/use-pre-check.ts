import { useQueryClient } from '@tanstack/react-query'
import { announceCallError } from '#lib/call-events.ts'
import { UpstreamError } from '#lib/call-result.ts'
import { orderPreviewQuery } from './preparation-queries.ts'
import { sessionQuery } from './queries.ts'
import { useLogin } from './use-login.ts'

/** S2.42 What may be checked before it is done. */
const checks = { order: orderPreviewQuery }
type PreCheck = keyof typeof checks

/**
 * S2.42 The check before a protected action: `if (await check()) act()`. False: the person has been told why not, by the login
 * dialog, the trade preparation or whichever dialog the refusal calls for.
 */
export function usePreCheck(type: PreCheck): () => Promise<boolean> {
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  return async () => {
    try {
      if (!(await queryClient.ensureQueryData(sessionQuery()))) {
        openLogin()
        return false
      }
      await queryClient.fetchQuery(checks[type]())
      return true
    } catch (error) {
      announceCallError(error instanceof UpstreamError ? error.error : { kind: 'unknown', id: '' })
      return false
    }
  }
}
