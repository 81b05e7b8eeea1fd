import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { transact } from '../db/transact.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { idempotencyKeys } from '../db/schema/meta.ts'
import { Refusal, refuse } from '../refusal.ts'

export const keyPattern = /^[\w-]{8,80}$/

/**
 * Runs a command under a key: the key, the effect and the answer commit together. The same key with the same body
 * replays the answer; with another call or body it is refused. Two requests with one key at once: the second waits on
 * the first one's row and then replays. A refused command leaves no key behind, since it had no effect.
 */
export async function runOnce(
  db: Queryable,
  { userId, key, call, body }: { userId: bigint; key: string; call: string; body: unknown },
  command: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return transact(db, async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, call, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (first?.call === call && first.bodyHash === bodyHash) return first.answer
      return refuse(codes.keyReused, 'This request was already made with other contents.', '该请求已用其他内容提交过。')
    }
    const answer = await command(tx)
    if (answer instanceof Refusal) return answer
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}
