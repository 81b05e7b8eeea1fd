import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { qrCodeCreate } from '#contract/accounts/qr-login.ts'
import { seconds } from '#lib/time/seconds.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { qrLogins } from '../../db/schema/qr-logins.ts'
import type { CallContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'
import { hashQrSecret } from '../qr-logins.ts'

/** S4.14 */
const lifetimeSeconds = 180
const random = () => randomBytes(24).toString('base64url')

/** S3.2 S4.10 Makes a QR code. The picture alone signs nobody in: that takes the key and the secret returned here. */
export async function makeQrCode({
  db,
  device,
  settings,
}: CallContext): Promise<CallAnswer<typeof qrCodeCreate> | Refusal> {
  const refusal = await consumeLimits(db, [[limits.qrCodeByAddress, device.address]])
  if (refusal) return refusal
  const [code, k, secret] = [random(), random(), random()]
  const [made] = await db
    .insert(qrLogins)
    .values({
      code,
      keyHash: hashQrSecret(k),
      secretHash: hashQrSecret(secret),
      deviceName: device.name,
      platform: device.platform,
      address: device.address,
      expiresAt: sql`${databaseNow} + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning({ expiresAt: qrLogins.expiresAt })
  const url = `${settings.publicUrl}/qr?${new URLSearchParams({ code })}`
  return { url, k, secret, expires_at: seconds(made!.expiresAt) }
}
