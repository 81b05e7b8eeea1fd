import { and, eq, gt } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { bindNext } from '#contract/wallet/receiving-accounts.ts'
import { seconds } from '#lib/time/seconds.ts'
import { maskPhone } from '../accounts/queries.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { receivingAccountBindings } from '../db/schema/payments.ts'

export type BindingRow = typeof receivingAccountBindings.$inferSelect

/** Seconds from the first step of binding to the last. */
export const bindingLifetime = 900

/** Locks a person's binding that has not expired; null if there is none. */
export async function lockBinding(tx: Transaction, userId: bigint, bindId: string): Promise<BindingRow | null> {
  const [row] = await tx
    .select()
    .from(receivingAccountBindings)
    .where(
      and(
        eq(receivingAccountBindings.id, BigInt(bindId)),
        eq(receivingAccountBindings.userId, userId),
        gt(receivingAccountBindings.expiresAt, databaseNow),
      ),
    )
    .for('update')
  return row ?? null
}

/**
 * Locks a person's row and returns their phone: whatever is counted per person stays as it is until the end of the
 * transaction. The weaker lock lets others reference the row meanwhile, as every mail to the person does.
 */
export async function lockPhone(tx: Transaction, userId: bigint): Promise<string> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new Error(`there is no user ${userId}`)
  return user.phone
}

export const bindingView = (row: BindingRow, holder: string, phone: string): CallAnswer<typeof bindNext> => ({
  bind_id: row.id.toString(),
  account: row.masked,
  real_name: holder,
  phone: maskPhone(phone),
  expires_at: seconds(row.expiresAt),
})
