import { Refusal } from '../refusal.ts'
import type { Queryable, Transaction } from './connection.ts'

const maxAttempts = 5
/** Serialization failure and deadlock: everything was rolled back, so the whole command may be retried. */
const repeatable = new Set(['40001', '40P01'])
export const isRepeatable = (error: unknown) => repeatable.has(databaseCode(error) ?? '')

class Undo {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/**
 * Runs one command in one transaction, retrying serialization failures and deadlocks. A `Refusal` it returns rolls the
 * transaction back and is passed on.
 *
 * @param last the final write, sent but not awaited: it travels with the COMMIT, and its failure rolls the transaction
 * back.
 */
export async function transact<Answer>(
  db: Queryable,
  command: (tx: Transaction) => Promise<Answer | Refusal>,
  last?: (tx: Transaction, answer: Answer) => Promise<unknown>,
): Promise<Answer | Refusal> {
  for (let attempt = 1; ; attempt++) {
    let written: Promise<unknown> | undefined
    try {
      const answer = await db.transaction(async (tx) => {
        const answer = await command(tx as unknown as Transaction)
        if (answer instanceof Refusal) throw new Undo(answer)
        written = last?.(tx as unknown as Transaction, answer)
        // Awaited below, once the transaction has ended either way.
        written?.catch(() => {})
        return answer
      })
      await written
      return answer
    } catch (failure) {
      // Prefer the error of the last write over that of the COMMIT it caused to fail.
      const error = await Promise.resolve(written).then(
        () => failure,
        (cause: unknown) => cause,
      )
      if (error instanceof Undo) return error.refusal
      if (attempt >= maxAttempts || !isRepeatable(error)) throw error
    }
  }
}

/** The SQLSTATE of a database error, at whatever depth of causes. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}
