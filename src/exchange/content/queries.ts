import { desc, eq } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { banner, notice } from '#contract/market/home.ts'
import { seconds } from '#lib/time/seconds.ts'
import { banners, notices } from '../db/schema/content.ts'
import type { CallContext } from '../http/context.ts'

type Context = Pick<CallContext, 'db' | 'locale'>

const shownNotices = 20

/** The banners that are shown, in the order they were made. */
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

/** The notices that are shown, newest first. */
export async function listNotices({ db, locale }: Context): Promise<CallAnswer<typeof notice>> {
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.isShown, true))
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(shownNotices)
  return {
    items: rows.map((row) => ({
      notice_id: row.id.toString(),
      title: locale === 'en' ? row.titleEn : row.titleZh,
      text: locale === 'en' ? row.textEn : row.textZh,
      published_at: seconds(row.publishedAt),
    })),
  }
}
