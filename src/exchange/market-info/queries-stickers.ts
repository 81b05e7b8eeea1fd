import { and, eq, gt, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { capsuleGroup, stickers, stickersList } from '#contract/market/info.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { catalogueIndex, local, named } from '../catalogue/goods-index.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { imageOf } from '../catalogue/image.ts'
import { correctKeyword } from '../catalogue/near-words.ts'
import { amountOrNull, marketItem, standingColumns } from '../catalogue/market-standing.ts'
import { searchPatterns } from '../catalogue/search-text.ts'
import type { LocalName } from '../catalogue/vocabulary.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { highestFirst } from '../db/schema/columns.ts'
import type { CallContext, Locale } from '../http/context.ts'
import { decodeCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { imageOfRarest, readStandings, type Standing, sumStandings } from './standings.ts'
import { stickerIndex, type StickerFacts } from './sticker-facts.ts'

type Context = Pick<CallContext, 'db' | 'locale'>

const picked = 30
const sortName = 'stickers'
const isSticker = and(eq(goodsMarkets.category, 'sticker'), eq(goodsMarkets.styleId, 0))!

/** The pages of all groups summarize ten thousand stickers; figures half a minute old mislead nobody. */
const standingsOf = cachePerDatabase<Map<string, Standing>>({ ttlMs: 30_000, max: 8 })

/** The groups of stickers with their capsules, newest first, or only the requested one. */
export async function listCapsuleGroups(
  { db, locale }: Context,
  { key: asked }: CallRequest<typeof capsuleGroup>,
): Promise<CallAnswer<typeof capsuleGroup> | Refusal> {
  const groups = stickerIndex().groups.filter(({ key }) => asked === undefined || key === asked)
  if (asked !== undefined && groups.length === 0) return refusals.notFound()
  const standings = await standingsOf(db).get(asked ?? '', () =>
    readStandings(
      db,
      groups.flatMap((group) => [
        ...group.capsules.map((capsule) => capsule.goods_id),
        ...group.stickers.map((sticker) => sticker.goods.goods_id),
      ]),
    ),
  )
  return {
    groups: groups.map(({ key, name, kind, stickers: own, capsules }) => ({
      key,
      name: local(name, locale),
      kind,
      sticker_count: own.length,
      image: imageOfRarest(own.map((sticker) => sticker.goods)),
      ...sumStandings(own.map((sticker) => standings.get(sticker.goods.goods_id))),
      capsules: capsules.map((capsule) => ({
        key: capsule.slug,
        name: local(capsule.name, locale),
        goods_id: capsule.goods_id,
        image: imageOf(capsule.goods_id),
        sticker_count: capsule.contents.length,
        lowest_price: amountOrNull(standings.get(capsule.goods_id)?.lowestPrice ?? null),
      })),
    })),
  }
}

/**
 * The stickers with these ids, else those that match the keyword, with its typos corrected if nothing does, else all:
 * most popular first.
 */
export async function pickStickers(
  { db, locale }: Context,
  { keyword, ids }: CallRequest<typeof stickers>,
): Promise<CallAnswer<typeof stickers> | Refusal> {
  if (ids && keyword !== undefined) return invalidRequest(['ids', 'keyword'])
  if (ids?.every((id) => stickerIndex().stickers.has(id)) === false) return invalidRequest(['ids'])
  const read = async (condition: SQL | null | undefined) => (condition ? readStickers(db, condition, picked) : [])
  const named = await read(ids ? among(ids) : nameCondition(keyword))
  const meant = named.length === 0 && keyword !== undefined ? correctKeyword(keyword) : null
  const rows = meant === null ? named : await read(nameCondition(meant))
  return { items: stickerItems(rows, locale), goods_infos: [...(await goodsInfosByIds(db, rows, locale)).values()] }
}

/** One page of the matching stickers, and the options to narrow them further. */
export async function listStickers(
  { db, locale }: Context,
  { cursor, page_size, keyword, ...filter }: CallRequest<typeof stickersList>,
): Promise<CallAnswer<typeof stickersList> | Refusal> {
  const { groups } = stickerIndex()
  const unknown = [
    ...(filter.group !== undefined && !groups.some(({ key }) => key === filter.group) ? ['group'] : []),
    ...(filter.capsule !== undefined && !catalogueIndex().containers.has(filter.capsule) ? ['capsule'] : []),
  ]
  if (unknown.length > 0) return invalidRequest(unknown)
  const position = cursor === undefined ? undefined : decodeCursor(sortName, cursor)
  if (position === null || (position && !/^\d{1,9}$/.test(position.key ?? ''))) return invalidRequest(['cursor'])
  const place = placeOf(filter)
  const chosen = place.filter((facts) => fits(facts.effect, filter.effect) && fits(facts.subject, filter.subject))
  const name = nameCondition(keyword)
  const choices = {
    effects: choicesOf(
      place.flatMap(({ effect }) => effect ?? []),
      locale,
    ),
    subjects:
      filter.group === undefined && filter.capsule === undefined
        ? []
        : choicesOf(
            place.map(({ subject }) => subject),
            locale,
          ),
  }
  if (!name || chosen.length === 0) return { items: [], goods_infos: [], next_cursor: null, total: 0, ...choices }
  const condition = and(name, among(chosen.map((facts) => facts.goods.goods_id)))!
  const after = position && afterSticker(Number(position.key), position.id)
  const [rows, total] = await Promise.all([
    readStickers(db, and(condition, after)!, page_size + 1),
    db.$count(goodsMarkets, condition),
  ])
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  return {
    items: stickerItems(page, locale),
    goods_infos: [...(await goodsInfosByIds(db, page, locale)).values()],
    next_cursor: last ? encodeCursor(sortName, { key: String(last.popularity), id: last.goodsId }) : null,
    total,
    ...choices,
  }
}

/** The stickers of a group, a capsule, both, or all of them. */
function placeOf({ group, capsule }: { group?: string | undefined; capsule?: string | undefined }): StickerFacts[] {
  return [...stickerIndex().stickers.values()].filter(
    (facts) =>
      (group === undefined || facts.group === group) &&
      (capsule === undefined || facts.goods.containers.includes(capsule)),
  )
}

/** By name; the key is the English one, so that an address means the same in every language. */
function choicesOf(names: readonly LocalName[], locale: Locale) {
  const byKey = new Map(names.map((name) => [name.en, local(name, locale)]))
  return [...byKey].map(([key, name]) => ({ key, name })).toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

function fits(name: StickerFacts['subject'] | null, asked: string | undefined): boolean {
  if (asked === undefined) return true
  const wanted = asked.toLowerCase()
  return name !== null && (name.en.toLowerCase() === wanted || name.zh.toLowerCase() === wanted)
}

const among = (ids: readonly string[]) =>
  and(isSticker, sql`${goodsMarkets.goodsId} = any(${sql.param([...ids])}::text[])`)

/** Null for a keyword that cannot match anything. */
function nameCondition(keyword: string | undefined): SQL | null {
  if (keyword === undefined) return isSticker
  const patterns = searchPatterns(keyword)
  if (patterns.length === 0) return null
  return and(isSticker, ...patterns.map((pattern) => like(goodsMarkets.searchText, pattern)))!
}

const afterSticker = (popularity: number, goodsId: string) =>
  or(
    lt(goodsMarkets.popularity, popularity),
    and(eq(goodsMarkets.popularity, popularity), gt(goodsMarkets.goodsId, goodsId)),
  )

function readStickers(db: CallContext['db'], condition: SQL, limit: number) {
  return db
    .select({ ...standingColumns, popularity: goodsMarkets.popularity })
    .from(goodsMarkets)
    .where(condition)
    .orderBy(highestFirst(goodsMarkets.popularity), goodsMarkets.goodsId)
    .limit(limit)
}

function stickerItems(rows: Awaited<ReturnType<typeof readStickers>>, locale: Locale) {
  const index = stickerIndex().stickers
  return rows.flatMap((row) => {
    const facts = index.get(row.goodsId)
    // A sticker dropped from the catalogue no longer has facts.
    if (!facts) return []
    const { subject, effect, event, group } = facts
    const sticker = {
      subject: local(subject, locale),
      effect: effect && local(effect, locale),
      event: event && local(event, locale),
      group: group === null ? null : named(catalogueIndex().collections, group, locale),
    }
    return [{ ...marketItem(row), sticker }]
  })
}
