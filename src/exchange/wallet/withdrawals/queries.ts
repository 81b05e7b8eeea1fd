import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawDetail, withdrawLog } from '#contract/wallet/withdrawals.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../../db/connection.ts'
import { receivingAccounts, withdrawalEvents, withdrawals } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { readLogPage } from '../log-page.ts'
import type { WithdrawalRow } from './move-withdrawal.ts'
import { withdrawalView } from './views.ts'

/** Returns a person's withdrawals, newest first. */
export async function listWithdrawals(
  { db, caller }: SignedInContext,
  request: CallRequest<typeof withdrawLog>,
): Promise<CallAnswer<typeof withdrawLog> | Refusal> {
  const page = await readLogPage(db, withdrawals, caller.userId, request)
  if (page instanceof Refusal) return page
  const { shown, next_cursor } = page
  const accounts = await maskedAccounts(db, shown)
  return { items: shown.map((row) => withdrawalView(row, accounts.get(row.receivingAccountId)!)), next_cursor }
}

/** Returns one of the person's own withdrawals with its history. */
export async function showWithdrawal(
  { db, caller }: SignedInContext,
  { withdraw_id }: CallRequest<typeof withdrawDetail>,
): Promise<CallAnswer<typeof withdrawDetail> | Refusal> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, BigInt(withdraw_id)), eq(withdrawals.userId, caller.userId)))
  if (!row) return refusals.notFound()
  const events = await db
    .select()
    .from(withdrawalEvents)
    .where(eq(withdrawalEvents.withdrawalId, row.id))
    .orderBy(asc(withdrawalEvents.id))
  const accounts = await maskedAccounts(db, [row])
  return {
    withdrawal: withdrawalView(row, accounts.get(row.receivingAccountId)!),
    events: events.map(({ event, toState, actor, reason, at }) => ({
      event,
      state: toState,
      actor,
      reason,
      at: seconds(at),
    })),
  }
}

/** The masked accounts of withdrawals by account id, whether still bound or not. */
async function maskedAccounts(db: Queryable, rows: readonly WithdrawalRow[]): Promise<Map<bigint, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select({ id: receivingAccounts.id, masked: receivingAccounts.masked })
    .from(receivingAccounts)
    .where(
      inArray(
        receivingAccounts.id,
        rows.map(({ receivingAccountId }) => receivingAccountId),
      ),
    )
  return new Map(found.map(({ id, masked }) => [id, masked]))
}
