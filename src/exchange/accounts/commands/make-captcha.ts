import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { captchas } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { CallContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { drawCaptcha, picturePath } from '../captcha-picture.ts'
import { consumeLimits, limits } from '../limits.ts'

const lifetimeSeconds = 180

/** S3.1 Makes a picture of four digits that accepts one answer within three minutes. */
export async function makeCaptcha({
  db,
  device,
}: CallContext): Promise<{ value: { captcha_id: string; pic_path: string } } | Refusal> {
  const refusal = await consumeLimits(db, [[limits.captchaByAddress, device.address]])
  if (refusal) return refusal
  const id = randomBytes(16).toString('base64url')
  const answer = String(randomInt(10_000)).padStart(4, '0')
  const picture = await drawCaptcha(answer)
  const expiresAt = sql`${databaseNow} + make_interval(secs => ${lifetimeSeconds})`
  await db.insert(captchas).values({ id, answer, picture, expiresAt })
  return { value: { captcha_id: id, pic_path: picturePath(id) } }
}
