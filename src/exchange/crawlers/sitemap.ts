import { and, eq } from 'drizzle-orm'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import { readCurrent } from '../content/documents.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { stickerIndex } from '../market-info/sticker-facts.ts'
import { categoryPaths } from './robots.ts'
import { entriesPerFile, type SitemapEntry } from './sitemap-xml.ts'

const fixed = ['/', '/market/csgo', ...categoryPaths, '/activity', '/notice', '/download']

/** The pages that there is one of, and the texts that are published. */
async function listPages(db: Queryable): Promise<SitemapEntry[]> {
  const [help, agreements] = await Promise.all([readCurrent(db, 'help'), readCurrent(db, 'agreement')])
  return [
    ...fixed.map((path) => ({ path })),
    ...help.map(({ key, publishedAt }) => ({ path: `/help?id=${key}`, changed: publishedAt })),
    ...agreements.map(({ key, publishedAt }) => ({ path: `/agreement?name=${key}`, changed: publishedAt })),
  ]
}

/** The pages of the game's catalogue, which changes with the program alone. */
function listCatalogue(): SitemapEntry[] {
  const { collections, containers } = readCatalogue()
  const filled = collections.filter(({ slug }) => catalogueIndex().collectionGoods.has(slug))
  const under = (kind: string, slugs: readonly string[]) =>
    ['', ...slugs.map((slug) => `/${slug}`)].map((at) => kind + at)
  return [
    '',
    ...under(
      '/collections',
      filled.map(({ slug }) => slug),
    ),
    ...under(
      '/containers',
      containers.map(({ slug }) => slug),
    ),
    ...under(
      '/stickers',
      stickerIndex().groups.map(({ key }) => key),
    ),
    '/music_kits',
    '/statistics',
  ].map((path) => ({ path: `/catalogue${path}` }))
}

const isGoods = eq(goodsMarkets.styleId, 0)

/** A goods' page changes when one is listed; when one is sold is not kept for it. */
async function listGoods(db: Queryable, file: number): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: goodsMarkets.goodsId, changed: goodsMarkets.newestListedAt })
    .from(goodsMarkets)
    .where(isGoods)
    .orderBy(goodsMarkets.goodsId)
    .limit(entriesPerFile)
    .offset((file - 1) * entriesPerFile)
  return rows.map(({ id, changed }) => ({ path: `/goods/${id}`, changed }))
}

/** The files by name. */
export async function sitemapFiles(db: Queryable): Promise<string[]> {
  const files = Math.ceil((await db.$count(goodsMarkets, and(isGoods))) / entriesPerFile)
  return ['pages', 'catalogue', ...Array.from({ length: files }, (_, at) => `goods-${at + 1}`)]
}

/** What the file of that name lists; one of `sitemapFiles`. */
export async function listSitemap(db: Queryable, name: string): Promise<SitemapEntry[]> {
  if (name === 'pages') return listPages(db)
  if (name === 'catalogue') return listCatalogue()
  return listGoods(db, Number(name.replace('goods-', '')))
}
