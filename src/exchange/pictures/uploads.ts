import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { lockPerson } from '../db/lock-person.ts'
import { uploads } from '../db/schema/feedback.ts'
import { transact } from '../db/transact.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Services } from '../services.ts'
import { processUpload } from './process-upload.ts'
import { redrawPicture } from './redraw-picture.ts'

const folder = '/api/ext/pictures'
/** Uploads per person and day, shown or not. */
const maxADay = 60

/** The path an upload is served at. */
export const pictureUrl = (id: string) => `${folder}/${id}.webp`
export const pictureKey = (id: string) => `${id}.webp`

type Upload = typeof uploads.$inferSelect

/** Accepts a person's picture: re-encodes it, stores it, and records its owner. */
export async function takeUpload(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  userId: bigint,
  bytes: Uint8Array,
): Promise<Upload | Refusal> {
  const early = await findTooMany(db, userId)
  if (early) return early
  const redrawn = await processUpload(() => redrawPicture(bytes))
  if (redrawn instanceof Refusal) return redrawn
  if (!redrawn) {
    return refuse(
      codes.pictureInvalid,
      'This is not a JPEG, PNG or WebP picture, or it is damaged or too large.',
      '文件不是有效的 JPEG、PNG 或 WebP 图片，或图片过大。',
    )
  }
  const id = randomBytes(16).toString('hex')
  // The picture first: a row without its picture would show as a broken image, a picture without its row is never seen.
  await pictures.put(pictureKey(id), redrawn.bytes)
  const { width, height } = redrawn
  const row = { id, userId, width, height, bytes: redrawn.bytes.length }
  const kept = await transact(db, async (tx) => {
    await lockPerson(tx, userId)
    const problem = await findTooMany(tx, userId)
    if (problem) return problem
    const [upload] = await tx.insert(uploads).values(row).returning()
    return upload!
  })
  if (kept instanceof Refusal) await pictures.delete(pictureKey(id))
  return kept
}

async function findTooMany(db: Queryable | Transaction, userId: bigint): Promise<Refusal | null> {
  const today = and(eq(uploads.userId, userId), gt(uploads.createdAt, sql`amber_now() - interval '1 day'`))
  if ((await db.$count(uploads, today)) < maxADay) return null
  return refuse(codes.tooManyRequests, 'That is enough pictures for today.', '今日上传图片数量已达上限。')
}

/** Claims a person's uploads for where they are shown, each once. False if some are not theirs, or already used. */
export async function attachUploads(tx: Transaction, userId: bigint, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const used = await tx
    .update(uploads)
    .set({ isUsed: true })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.userId, userId), eq(uploads.isUsed, false)))
    .returning({ id: uploads.id })
  return used.length === ids.length
}

/**
 * Deletes uploads older than a day that were never shown.
 *
 * @returns how many
 */
export async function sweepUploads({ db, pictures }: { db: Queryable } & Pick<Services, 'pictures'>): Promise<number> {
  const stale = and(eq(uploads.isUsed, false), sql`${uploads.createdAt} < amber_now() - interval '1 day'`)
  const gone = await db.delete(uploads).where(stale).returning({ id: uploads.id })
  for (const { id } of gone) await pictures.delete(pictureKey(id))
  return gone.length
}
