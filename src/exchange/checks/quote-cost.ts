import { formatAmount } from '#lib/money.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'

/** What the caller would pay (`total`), has available, and lacks. In fen; `held` counts towards the payment as well. */
export async function quoteCost({ db, caller }: SignedInContext, total: bigint, held = 0n) {
  const { available } = await readBalances(db, caller.userId)
  return {
    total: formatAmount(total),
    available: formatAmount(available),
    missing: formatAmount(total > available + held ? total - available - held : 0n),
  }
}
