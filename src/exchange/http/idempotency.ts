import { createHash, createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { statement } from '../db/statement.ts'
import { transact } from '../db/transact.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { idempotencyKeys } from '../db/schema/meta.ts'
import { Refusal, refuse } from '../refusal.ts'

export interface KeyedRequest {
  /** Only for hashing bodies. */
  bodyKey: Uint8Array
  userId: bigint
  key: string
  call: string
  body: unknown
}

/**
 * Returns the answer given earlier under the request's key, a refusal if the key belongs to another request, or null if
 * it is new (or still in progress: `runOnce` decides that).
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
 * replays the answer; with another call or body it is refused. Of two concurrent requests with one key, the second
 * blocks at the latest when it stores the key, is rolled back, and replays. A refused command stores no key, since it
 * had no effect.
 */
export async function runOnce(
  db: Queryable,
  request: KeyedRequest,
  command: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const keep = (tx: Transaction, answer: unknown) =>
    keepAnswer(tx, { ...request, bodyHash: hashOf(request), answer: JSON.stringify(answer) ?? null })
  try {
    const outcome = await transact(db, command, keep)
    return outcome instanceof Refusal ? orFirst(db, request, () => outcome) : outcome
  } catch (error) {
    return orFirst(db, request, () => {
      throw error
    })
  }
}

/** Fails on a duplicate key, which rolls the transaction back. */
const keepAnswer = statement<{ userId: bigint; key: string; call: string; bodyHash: string; answer: string | null }>(
  ({ userId, key, call, bodyHash, answer }) => sql`
    insert into idempotency_keys (user_id, key, call, body_hash, answer)
    values (${userId}, ${key}, ${call}, ${bodyHash}, ${answer}::jsonb)`,
)

/** Returns the result of this key's first request, whatever stopped a later one; without one, what stopped this. */
async function orFirst(db: Queryable, request: KeyedRequest, otherwise: () => Refusal): Promise<unknown> {
  const first = await findFirstAnswer(db, request)
  if (!first) return otherwise()
  return first instanceof Refusal ? first : first.answer
}

const isKey = ({ userId, key }: KeyedRequest) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/** Keyed, since bodies contain what can be guessed: passwords' digests, codes, account numbers. */
const hashOf = ({ bodyKey, userId, call, body }: KeyedRequest) =>
  createHmac('sha256', bodyKey)
    .update(JSON.stringify([String(userId), call, body]))
    .digest('hex')

/** Keys are kept for thirty days. The last with a plain hash is gone by 2026-12-31: remove this then. */
const plainHashOf = ({ body }: KeyedRequest) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

const answerOf = (first: typeof idempotencyKeys.$inferSelect, request: KeyedRequest) =>
  first.call === request.call && [hashOf(request), plainHashOf(request)].includes(first.bodyHash)
    ? { answer: first.answer }
    : keyReused()

const keyReused = () =>
  refuse(codes.keyReused, 'This request was already made with other contents.', '该请求已用其他内容提交过。')
