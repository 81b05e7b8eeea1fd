import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { dropHeld, showNotice, type HeldPurchase } from './notice-store.ts'
import { askPreview, type PreCheck } from './preparation-queries.ts'

/**
 * S2.42 The check before a protected action: `if (await check()) act()`. False: the person has been told why not, by the login
 * dialog, the trade preparation or whichever dialog the refusal calls for.
 */
export function usePreCheck(action: PreCheck): () => Promise<boolean> {
  const look = useLook(action)
  return async () => {
    const refused = await look()
    if (refused && refused !== 'visitor') announceCallError(refused)
    return refused === null
  }
}

/** Whether an action may begin, and whether its person has prepared for it meanwhile. */
export type Readiness = 'ready' | 'prepared' | 'refused'

/**
 * S2.42 The same for an action that is not lost on who has to prepare for trading first, such as a purchase: the checklist opens in
 * its place, and it goes on when all is done. `signal`: nobody wants it any longer.
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
    // The checklist must not tell by what was known before the refusal.
    await queryClient.invalidateQueries({ queryKey: sessionKeys.person() })
    if (signal.aborted || !(await isMended(refused.message, signal))) return 'refused'
    const again = await look()
    if (again === null) return 'prepared'
    if (again !== 'visitor') announceCallError(again)
    return 'refused'
  }
}

/** Shows the checklist until it has ended; whether all is done then. */
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

/** Asks; null is a yes. A visitor has been led to the login dialog. */
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
