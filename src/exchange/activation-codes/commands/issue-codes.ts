import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { activationCodes } from '../../db/schema/activation-codes.ts'
import { hashCode, makeCode, normaliseCode } from '../code.ts'

export interface CodeBatch {
  /** The batch's purpose, by which its codes are grouped. */
  batch: string
  count: number
  /** Fen, each. */
  amount: bigint
  expiresAt: Date | SQL
  /** The activity whose gift the codes are for. */
  activityId?: bigint
}

/** Issues activation codes. They are returned only here: just their hashes are stored. */
export async function issueCodes(
  tx: Transaction,
  secretKey: Uint8Array,
  { count, ...batch }: CodeBatch,
): Promise<string[]> {
  const made = Array.from({ length: count }, makeCode)
  await tx
    .insert(activationCodes)
    .values(made.map((code) => ({ ...batch, codeHash: hashCode(secretKey, normaliseCode(code)!) })))
  return made
}

/** Whether codes of this batch were issued before. */
export async function isBatchIssued(tx: Transaction, batch: string): Promise<boolean> {
  const [found] = await tx
    .select({ batch: activationCodes.batch })
    .from(activationCodes)
    .where(eq(activationCodes.batch, batch))
    .limit(1)
  return found !== undefined
}
