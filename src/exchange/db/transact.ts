import { Refusal } from '../refusal.ts'
import type { Queryable, Transaction } from './connection.ts'

const maxAttempts = 5
/** Serialization failure and deadlock: the database undid everything, so the whole command may run again. */
const repeatable = new Set(['40001', '40P01'])

class Undo {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/**
 * Runs one command in one transaction. A `Refusal` it returns undoes the transaction and is handed on.
 *
 * @param last what is written last of all, on its way when it returns: it goes to the database together with the end of
 * the transaction, which is undone when it fails.
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
        // Heard below, after the transaction has ended one way or the other.
        written?.catch(() => {})
        return answer
      })
      await written
      return answer
    } catch (failure) {
      // What the last write failed with, rather than that the end could not follow it.
      const error = await Promise.resolve(written).then(
        () => failure,
        (cause: unknown) => cause,
      )
      if (error instanceof Undo) return error.refusal
      if (attempt >= maxAttempts || !repeatable.has(databaseCode(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error, wherever the driver layers put it. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}
