import type { Transaction } from '../db/connection.ts'
import { operatorActs } from '../db/schema/operator.ts'
import { transact } from '../db/transact.ts'
import { Refusal } from '../refusal.ts'
import { type OperatorContext, type OperatorInput, OperatorMistake } from './operator-command.ts'

export interface Act {
  command: string
  /** The subject of the act, e.g. `user:17`. */
  subject: string
  details?: Record<string, unknown>
}

/**
 * Runs a change on behalf of the operators; the change and its record commit together. A refusal becomes an
 * `OperatorMistake` with the refusal's own message.
 */
export async function act<Answer>(
  { db }: Pick<OperatorContext, 'db'>,
  { by, why }: Pick<OperatorInput, 'by' | 'why'>,
  { command, subject, details = {} }: Act,
  change: (tx: Transaction) => Promise<Answer | Refusal>,
): Promise<Answer> {
  const outcome = await transact(db, async (tx) => {
    const changed = await change(tx)
    if (changed instanceof Refusal) return changed
    await tx.insert(operatorActs).values({ command, by, why, subject, details })
    return changed
  })
  if (outcome instanceof Refusal) throw new OperatorMistake(outcome.message.en)
  return outcome
}
