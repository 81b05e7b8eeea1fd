import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { dropHeld, showNotice, type HeldPurchase } from './notice-store.ts'
import { askPreview, type PreCheck } from './preparation-queries.ts'

/**
 * S2.42 The check before a protected action: `if (await check()) act()`. False: the reason has been shown, in the login
 * dialog, the trade preparation or the refusal's own dialog.
 */
export function usePreCheck(action: PreCheck): () => Promise<boolean> {
  const look = useLook(action)
  return async () => {
    const refused = await look()
    if (refused && refused !== 'visitor') announceCallError(refused)
    return refused === null
  }
}

/** Whether an action may begin, and whether the person completed the preparation for it. */
export type Readiness = 'ready' | 'prepared' | 'refused'

/**
 * S2.42 The same for an action that survives the trade preparation, such as a purchase: the checklist opens instead,
 * and the action continues when all is done. `signal`: aborted when the action is no longer wanted.
 */
export function useHeldCheck(action: PreCheck): (signal: AbortSignal) => Promise<Readiness> {
  const queryClient = useQueryClient()
  const look = useLook(action)
  return async (signal) => {
    const refused = await look()
    if (refused === null) return 'ready'
    if (refused === 'visitor' || signal.aborted) return 'refused'
    if (!isUnprepared(refused)) {
      announceCallError(refused)
      return 'refused'
    }
    // The checklist must not show the state from before the refusal.
    await queryClient.invalidateQueries({ queryKey: sessionKeys.person() })
    if (signal.aborted || !(await isMended(refused.message, signal))) return 'refused'
    const again = await look()
    if (again === null) return 'prepared'
    if (again !== 'visitor') announceCallError(again)
    return 'refused'
  }
}

/** Shows the checklist until it closes; resolves to whether everything is done. */
function isMended(text: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const purchase: HeldPurchase = { onEnd: resolve }
    signal.addEventListener('abort', () => {
      dropHeld(purchase)
      resolve(false)
    })
    showNotice({ show: 'preparation', text, purchase })
  })
}

/** Runs the check; null means allowed. For a visitor, it opens the login dialog. */
function useLook(action: PreCheck) {
  const queryClient = useQueryClient()
  const { openLogin } = useLogin()
  return async () => {
    try {
      if (!(await queryClient.ensureQueryData(sessionQuery()))) {
        openLogin()
        return 'visitor'
      }
      await askPreview(action)
      return null
    } catch (error) {
      return callErrorOf(error)
    }
  }
}
