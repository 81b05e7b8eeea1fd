import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { info, infoFilter, seriesItemset } from '#contract/market/info.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import { local } from '../catalogue/goods-index.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { CONTAINER_KINDS, SERIES_KINDS } from '../catalogue/vocabulary.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { containerItems } from './container-items.ts'
import { isNamed } from './is-named.ts'
import { imageOfRarest, infoItems, readStandings, type Standing, sumStandings } from './standings.ts'

type Context = Pick<CallContext, 'db' | 'locale'>

/** The pages of all series summarize the whole market; figures half a minute old mislead nobody. */
const standingsOf = cachePerDatabase<Map<string, Standing>>({ ttlMs: 30_000, max: 2 })

let known: ReadonlyMap<string, readonly CatalogueGoods[]> | undefined

function goodsOfSeries(slug: string): readonly CatalogueGoods[] {
  known ??= Map.groupBy(
    readCatalogue().goods.filter((goods) => goods.collection !== null),
    (goods) => goods.collection!,
  )
  return known.get(slug) ?? []
}

/** The kinds of information pages. */
export async function readInfoFilter({ locale }: Context): Promise<CallAnswer<typeof infoFilter>> {
  const { collections, containers } = readCatalogue()
  const counted = <Key extends string>(names: Record<Key, { en: string; zh: string }>, kinds: readonly string[]) =>
    (Object.keys(names) as Key[]).map((key) => ({
      key,
      name: local(names[key], locale),
      count: kinds.filter((kind) => kind === key).length,
    }))
  return {
    series: counted(
      SERIES_KINDS,
      collections.map(({ kind }) => kind),
    ),
    containers: counted(
      CONTAINER_KINDS,
      containers.map(({ kind }) => kind),
    ),
  }
}

/** The series of a kind, newest first: the catalogue lists them in the order in which they came into the game. */
export async function listSeries(
  { db, locale }: Context,
  { kind, keyword }: CallRequest<typeof info>,
): Promise<CallAnswer<typeof info>> {
  const series = readCatalogue()
    .collections.filter((one) => one.kind === kind && isNamed(one.name, keyword) && goodsOfSeries(one.slug).length > 0)
    .toReversed()
  const standings = await standingsOf(db).get(kind, () =>
    readStandings(
      db,
      readCatalogue()
        .collections.filter((one) => one.kind === kind)
        .flatMap((one) => goodsOfSeries(one.slug).map((goods) => goods.goods_id)),
    ),
  )
  return {
    series: series.map(({ slug, name }) => {
      const goods = goodsOfSeries(slug)
      return {
        key: slug,
        name: local(name, locale),
        kind,
        item_count: new Set(goods.map((one) => one.finish_key)).size,
        ...sumStandings(goods.map((one) => standings.get(one.goods_id))),
        image: imageOfRarest(goods),
      }
    }),
  }
}

/** One series: its items, and the containers they come from. */
export async function readSeries(
  { db, locale }: Context,
  { key }: CallRequest<typeof seriesItemset>,
): Promise<CallAnswer<typeof seriesItemset> | Refusal> {
  const { collections, containers } = readCatalogue()
  const series = collections.find((one) => one.slug === key)
  const goods = goodsOfSeries(key)
  if (!series || goods.length === 0) return refusals.notFound()
  const slugs = new Set(goods.flatMap((one) => one.containers))
  const sources = containers.filter((one) => slugs.has(one.slug))
  const standings = await readStandings(db, [
    ...goods.map((one) => one.goods_id),
    ...sources.map((one) => one.goods_id),
  ])
  const items = infoItems(goods, standings, locale)
  const infos = await goodsInfosByIds(
    db,
    items.map((item) => ({ goodsId: item.goods_id, styleId: 0 })),
    locale,
  )
  return {
    series: {
      key,
      name: local(series.name, locale),
      kind: series.kind,
      ...sumStandings(goods.map((one) => standings.get(one.goods_id))),
    },
    items,
    goods_infos: [...infos.values()],
    containers: containerItems(sources, standings, locale),
  }
}
