import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setAllowSmsNotification, setSellDeliveryLimit } from '#contract/accounts/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'

/** Sets whether sales are announced by SMS. Codes are always sent. */
export async function setSmsNotification(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { allow_sms_notification }: CallRequest<typeof setAllowSmsNotification>,
): Promise<Record<string, never>> {
  await tx.update(users).set({ allowsSms: allow_sms_notification }).where(eq(users.id, userId))
  return {}
}

/** S3.6 Sets who may open the trade offers for this seller's sales. */
export async function setDeliveryLimit(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { sell_delivery_limit }: CallRequest<typeof setSellDeliveryLimit>,
): Promise<Record<string, never>> {
  await tx.update(users).set({ sellDeliveryLimit: sell_delivery_limit }).where(eq(users.id, userId))
  return {}
}
