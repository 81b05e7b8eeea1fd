import { useQueryClient } from '@tanstack/react-query'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { isUnprepared } from '#contract/account-refusals.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { dropHeld, showNotice, type HeldAction } from './notice-store.ts'
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
 * and the action continues when all is done. Who is sent to the settings leaves the page, and takes along its address:
 * an action that is named there is checked again on return. `signal`: aborted when the action is no longer wanted.
 */
export function useHeldCheck(action: PreCheck): (signal: AbortSignal) => Promise<Readiness> {
  const queryClient = useQueryClient()
  const look = useLook(action)
  return async (signal) => {
    const refused = await look()
    if (refused === null) return 'ready'
    if (refused === 'visitor' || signal.aborted) return 'refused'
    const notice = await noticeOf(refused)
    if (!notice) {
      announceCallError(refused)
      return 'refused'
    }
    // What it leads to must not show the state from before the refusal.
    await queryClient.invalidateQueries({ queryKey: sessionKeys.person() })
    if (signal.aborted || !(await isMended(notice, signal))) return 'refused'
    const again = await look()
    if (again === null) return 'prepared'
    if (again !== 'visitor') announceCallError(again)
    return 'refused'
  }
}

/** S8.12 S8.13 What holds the action up: the checklist, or the way to the settings. Null: the refusal ends it. */
async function noticeOf(refused: CallError) {
  if (!isUnprepared(refused)) return null
  const { presentationOf } = await import('#features/errors/call-error-catalogue.ts')
  const told = presentationOf(refused)
  return told.show === 'preparation' || told.show === 'settings' ? told : null
}

/** Shows the notice until it closes; resolves to whether everything is done. */
function isMended(notice: { show: 'preparation' | 'settings'; text: string }, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const held: HeldAction = { onEnd: resolve }
    signal.addEventListener('abort', () => {
      dropHeld(held)
      resolve(false)
    })
    showNotice({ ...notice, held })
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
