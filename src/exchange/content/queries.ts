import { and, desc, eq, lt } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { banner, notice } from '#contract/market/home.ts'
import { seconds } from '#lib/time/seconds.ts'
import { banners, notices } from '../db/schema/content.ts'
import type { CallContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'

type Context = Pick<CallContext, 'db' | 'locale'>

const newest = 'newest'

/** Lists the visible banners in order of creation. */
export async function listBanners({ db, locale }: Context): Promise<CallAnswer<typeof banner>> {
  const rows = await db.select().from(banners).where(eq(banners.isShown, true)).orderBy(banners.id)
  return {
    items: rows.map((row) => ({
      banner_id: row.id.toString(),
      title: locale === 'en' ? row.titleEn : row.titleZh,
      text: locale === 'en' ? row.textEn : row.textZh,
      link: row.link,
    })),
  }
}

/** Lists the visible notices, newest first, with pagination. */
export async function listNotices(
  { db, locale }: Context,
  { cursor, page_size }: CallRequest<typeof notice>,
): Promise<CallAnswer<typeof notice> | Refusal> {
  const before = cursor === undefined ? undefined : decodeIdCursor(newest, cursor)
  if (before === null) return invalidRequest(['cursor'])
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.isShown, true), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  return {
    items: page.map((row) => ({
      notice_id: row.id.toString(),
      title: locale === 'en' ? row.titleEn : row.titleZh,
      text: locale === 'en' ? row.textEn : row.textZh,
      published_at: seconds(row.publishedAt),
    })),
    next_cursor: rows.length > page_size ? encodeCursor(newest, { key: null, id: page.at(-1)!.id.toString() }) : null,
  }
}
