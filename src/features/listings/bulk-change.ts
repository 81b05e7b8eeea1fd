import type { CallData, CallInput } from '#contract/call.ts'
import type { setOnSale } from '#contract/selling.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import type { Ending } from '#features/writes/attempt.ts'
import type { CallError } from '#lib/calls/call-result.ts'

export type SaleAction = CallInput<typeof setOnSale>['items'][number]
type Answer = Omit<CallData<typeof setOnSale>, 'items'> & {
  items: Omit<CallData<typeof setOnSale>['items'][number], 'extra'>[]
}

/** The outcome for one item of a bulk change. */
export interface Outcome {
  /** The id of the listing, or of the item to be listed. */
  id: string
  isDone: boolean
  /** Why it failed, as text for the user. */
  message: string
}

export const idOf = (action: SaleAction) => (action.action === 'list' ? action.asset_id : action.listing_id)

/** The outcome of each action of one call. If every action failed, the refusal carries the outcomes; if it carries
 * none, they all failed for the call's reason. */
export function outcomesOf(actions: readonly SaleAction[], ending: Ending<Answer>): Outcome[] {
  if (ending.end === 'ignored') return []
  const told = ending.end === 'done' ? ending.data.items : itemsOf(ending.error)
  const error = ending.end === 'done' ? '' : describeCallError(ending.error)
  return actions.map((action, index) => {
    const item = told?.[index]
    return { id: idOf(action), isDone: item?.code === 0, message: item?.message ?? error }
  })
}

function itemsOf(error: CallError): readonly { code: number; message: string }[] | undefined {
  const items: unknown = error.kind === 'business' ? error.extra?.items : undefined
  return Array.isArray(items) ? (items as { code: number; message: string }[]) : undefined
}

/** The refusal that concerns all items, such as a ban, and not single ones; null if there is none. */
export const refusalOfAll = (ending: Ending<Answer>): CallError | null =>
  ending.end === 'done' || ending.end === 'ignored' || itemsOf(ending.error) ? null : ending.error
