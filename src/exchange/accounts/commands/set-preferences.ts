import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setAllowSmsNotification, setSellDeliveryLimit } from '#contract/accounts/user.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'

/** Whether sales are told by SMS. Codes are sent in any case. */
export async function setSmsNotification(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { allow_sms_notification }: CallRequest<typeof setAllowSmsNotification>,
): Promise<Record<string, never>> {
  await tx.update(users).set({ allowsSms: allow_sms_notification }).where(eq(users.id, userId))
  return {}
}

/** S3.6 Who may open the trade offers of this person's sales. */
export async function setDeliveryLimit(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { sell_delivery_limit }: CallRequest<typeof setSellDeliveryLimit>,
): Promise<Record<string, never>> {
  await tx.update(users).set({ sellDeliveryLimit: sell_delivery_limit }).where(eq(users.id, userId))
  return {}
}
