import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { remark as call } from '#contract/inventory.ts'
import { parseAmount } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { assetNotes } from '../../db/schema/inventory.ts'
import { assets } from '../../db/schema/assets.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'

/** Stores the caller's private note on an item that they have, or had; nobody else ever reads it. */
export async function setRemark(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { asset_id, remark, cost }: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const assetId = BigInt(asset_id)
  const mine = and(eq(assetNotes.userId, userId), eq(assetNotes.assetId, assetId))
  const [owned] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.ownerId, userId)))
  const noted = await tx.$count(assetNotes, mine)
  if (!owned && noted === 0) return refusals.notFound()
  const changes = {
    ...(remark === undefined ? {} : { remark: remark === '' ? null : remark }),
    ...(cost === undefined ? {} : { cost: cost === null ? null : parseAmount(cost) }),
  }
  await tx
    .insert(assetNotes)
    .values({ userId, assetId, ...changes })
    .onConflictDoUpdate({
      target: [assetNotes.userId, assetNotes.assetId],
      set: { ...changes, updatedAt: databaseNow },
    })
  return {}
}
