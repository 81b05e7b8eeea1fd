import type { set } from '#contract/bargains/terms.ts'
import type { CallInput } from '#contract/call.ts'
import { percentOf } from '../shop/changed-settings.ts'

/** No offers, those that the shop takes, or those from a percentage of its own. */
export type BargainingChoice = 'off' | 'shop' | 'own'

/** What a choice sets; null if the percentage is wrong. */
export function bargainingOf(
  choice: BargainingChoice,
  percent: string,
): Pick<CallInput<typeof set>, 'allow_bargain' | 'lowest_percent'> | null {
  if (choice === 'off') return { allow_bargain: false }
  if (choice === 'shop') return { allow_bargain: true, lowest_percent: null }
  const lowest_percent = percentOf(percent)
  return lowest_percent < 1 ? null : { allow_bargain: true, lowest_percent }
}
