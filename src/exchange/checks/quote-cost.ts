import { formatAmount } from '#lib/money.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'

/** What the caller would pay (`total`, in fen), has available, and lacks. */
export async function quoteCost({ db, caller }: SignedInContext, total: bigint) {
  const { available } = await readBalances(db, caller.userId)
  return {
    total: formatAmount(total),
    available: formatAmount(available),
    missing: formatAmount(total > available ? total - available : 0n),
  }
}
