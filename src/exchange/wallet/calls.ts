import * as calls from '#contract/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import { answer, type Route } from '../http/routes.ts'
import { readBalances } from '../ledger/read-balances.ts'
import { readFlow } from './read-flow.ts'

export const walletRoutes: readonly Route[] = [
  answer(calls.info, async ({ db, caller }) => {
    const { available, held, pending } = await readBalances(db, caller.userId)
    return { available: formatAmount(available), held: formatAmount(held), pending: formatAmount(pending) }
  }),
  answer(calls.flowLog, readFlow),
]
