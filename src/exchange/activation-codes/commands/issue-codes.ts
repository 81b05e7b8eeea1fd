import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { activationCodes } from '../../db/schema/activation-codes.ts'
import { hashCode, makeCode, normaliseCode } from '../code.ts'

export interface CodeBatch {
  /** What they are for; names them together. */
  batch: string
  count: number
  /** Fen, each. */
  amount: bigint
  expiresAt: Date | SQL
  /** The activity whose gift they stand for. */
  activityId?: bigint
}

/** Issues activation codes. They are answered here and nowhere else: only their hashes are kept. */
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
