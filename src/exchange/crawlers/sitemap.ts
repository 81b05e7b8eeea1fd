import { eq, sql } from 'drizzle-orm'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import { readCurrent } from '../content/documents.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { onMarket } from '../db/schema/listings.ts'
import { stickerIndex } from '../market-info/sticker-facts.ts'
import { categoryPaths } from './robots.ts'
import { entriesPerFile, type SitemapEntry } from './sitemap-xml.ts'

const fixed = ['/', '/market/csgo', ...categoryPaths, '/shop', '/activity', '/notice', '/download']

/** The fixed pages, and the published texts. */
async function listPages(db: Queryable): Promise<SitemapEntry[]> {
  const [help, agreements] = await Promise.all([readCurrent(db, 'help'), readCurrent(db, 'agreement')])
  return [
    ...fixed.map((path) => ({ path })),
    ...help.map(({ key, publishedAt }) => ({ path: `/help?id=${key}`, changed: publishedAt })),
    ...agreements.map(({ key, publishedAt }) => ({ path: `/agreement?name=${key}`, changed: publishedAt })),
  ]
}

/** The pages of the game's catalogue, which changes only with a release of the program. */
function listCatalogue(): SitemapEntry[] {
  const { collections, containers } = readCatalogue()
  // Series of stickers have pages of their own, below.
  const filled = collections.filter(({ slug, kind }) => kind === 'weapon' && catalogueIndex().collectionGoods.has(slug))
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

/** A goods' page changes when one is listed; the time of its last sale is not stored. */
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

/** Shops with something on sale: others show nothing, or next to nothing. They change when something is listed. */
async function listShops(db: Queryable, file: number): Promise<SitemapEntry[]> {
  const rows = await rowsOf<{ id: string; changed: number | null }>(
    db,
    sql`
      select seller_id::text as id, extract(epoch from max(refreshed_at))::float8 as changed
      from listings where ${onMarket} group by seller_id order by seller_id
      limit ${entriesPerFile} offset ${(file - 1) * entriesPerFile}`,
  )
  return rows.map(({ id, changed }) => ({
    path: `/shop/${id}`,
    changed: changed === null ? null : new Date(changed * 1000),
  }))
}

async function countShops(db: Queryable): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(
    db,
    sql`select count(distinct seller_id)::text as count from listings where ${onMarket}`,
  )
  return Number(row!.count)
}

/** Lists that fill as many files as they need, numbered under their name. */
const numbered = {
  goods: { count: (db: Queryable) => db.$count(goodsMarkets, isGoods), list: listGoods },
  shops: { count: countShops, list: listShops },
}
type Numbered = keyof typeof numbered

/** The names of all files. */
export async function sitemapFiles(db: Queryable): Promise<string[]> {
  const names = await Promise.all(
    (Object.keys(numbered) as Numbered[]).map(async (name) => {
      const files = Math.ceil((await numbered[name].count(db)) / entriesPerFile)
      return Array.from({ length: files }, (_, at) => `${name}-${at + 1}`)
    }),
  )
  return ['pages', 'catalogue', ...names.flat()]
}

/** The entries of a file, one of `sitemapFiles`. */
export async function listSitemap(db: Queryable, file: string): Promise<SitemapEntry[]> {
  if (file === 'pages') return listPages(db)
  if (file === 'catalogue') return listCatalogue()
  const [name, number] = file.split('-') as [Numbered, string]
  return numbered[name].list(db, Number(number))
}
