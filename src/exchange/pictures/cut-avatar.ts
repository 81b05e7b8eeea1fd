import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { uploads } from '../db/schema/feedback.ts'
import { Refusal, refusals } from '../refusal.ts'
import type { Services } from '../services.ts'
import { processUpload } from './process-upload.ts'
import { pictureKey } from './uploads.ts'

const edge = 320

/**
 * Crops a small square from a person's own upload into an upload of its own, since avatars appear in long lists. Not
 * found if the upload is not theirs, or gone. The original is swept like any unused upload.
 */
export async function cutAvatar(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  userId: bigint,
  uploadId: string,
): Promise<string | Refusal> {
  const mine = and(eq(uploads.id, uploadId), eq(uploads.userId, userId))
  const [upload] = await db.select({ id: uploads.id }).from(uploads).where(mine)
  const picture = upload && (await pictures.get(pictureKey(upload.id)))
  if (!picture) return refusals.notFound()
  const bytes = await processUpload(() =>
    sharp(picture)
      .resize({ width: edge, height: edge, fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
  if (bytes instanceof Refusal) return bytes
  const id = randomBytes(16).toString('hex')
  await pictures.put(pictureKey(id), bytes)
  await db.insert(uploads).values({ id, userId, width: edge, height: edge, bytes: bytes.length })
  return id
}
