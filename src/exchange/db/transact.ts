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

/** Runs one command in one transaction. A `Refusal` it returns undoes the transaction and is handed on. */
export async function transact<Answer>(
  db: Queryable,
  command: (tx: Transaction) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const answer = await command(tx as unknown as Transaction)
        if (answer instanceof Refusal) throw new Undo(answer)
        return answer
      })
    } catch (error) {
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
