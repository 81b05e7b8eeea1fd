import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { transact } from '../db/transact.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { idempotencyKeys } from '../db/schema/meta.ts'
import { Refusal, refuse } from '../refusal.ts'

export const keyPattern = /^[\w-]{8,80}$/

export interface KeyedRequest {
  userId: bigint
  key: string
  call: string
  body: unknown
}

/**
 * The answer that a request has had already under its key, a refusal where the key belongs to another request, null where
 * it is new (or still on its way: `runOnce` decides that).
 */
export async function findFirstAnswer(
  db: Queryable,
  request: KeyedRequest,
): Promise<{ answer: unknown } | Refusal | null> {
  const [first] = await db.select().from(idempotencyKeys).where(isKey(request))
  return first ? answerOf(first, request) : null
}

/**
 * Runs a command under a key: the key, the effect and the answer commit together. The same key with the same body
 * replays the answer; with another call or body it is refused. Two requests with one key at once: the second waits on
 * the first one's row and then replays. A refused command leaves no key behind, since it had no effect.
 */
export async function runOnce(
  db: Queryable,
  request: KeyedRequest,
  command: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const { userId, key, call } = request
  return transact(db, async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, call, bodyHash: hashOf(request) })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (taken.length === 0) {
      const first = await findFirstAnswer(tx, request)
      if (!first) throw new Error(`key ${key} of user ${userId} is gone`)
      return first instanceof Refusal ? first : first.answer
    }
    const answer = await command(tx)
    if (answer instanceof Refusal) return answer
    await tx.update(idempotencyKeys).set({ answer }).where(isKey(request))
    return answer
  })
}

const isKey = ({ userId, key }: KeyedRequest) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

const hashOf = ({ body }: KeyedRequest) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

const answerOf = (first: typeof idempotencyKeys.$inferSelect, request: KeyedRequest) =>
  first.call === request.call && first.bodyHash === hashOf(request)
    ? { answer: first.answer }
    : refuse(codes.keyReused, 'This request was already made with other contents.', '该请求已用其他内容提交过。')
