import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { containerInfo, containers } from '#contract/market/info.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { decodeCursor, encodeCursor } from '../http/cursor.ts'
import type { CatalogueContainer, CatalogueGoods } from '../catalogue/goods.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import type { CallContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { containerItems } from './container-items.ts'
import { isNamed } from './is-named.ts'
import { withOdds } from './odds.ts'
import { infoItems, readStandings } from './standings.ts'

type Context = Pick<CallContext, 'db' | 'locale'>

const sortName = 'containers'

/** Newest first. The catalogue does not change, so a position in it can serve as a cursor key. */
const byAge = () =>
  readCatalogue()
    .containers.map((container, place) => ({ container, place }))
    .toReversed()

/** One page of the matching containers of a kind, or of all kinds. */
export async function listContainers(
  { db, locale }: Context,
  { kind, keyword, cursor, page_size }: CallRequest<typeof containers>,
): Promise<CallAnswer<typeof containers> | Refusal> {
  const position = cursor === undefined ? undefined : decodeCursor(sortName, cursor)
  if (position === null || position?.key === null) return invalidRequest(['cursor'])
  const fitting = byAge().filter(
    ({ container }) => (kind === undefined || container.kind === kind) && isNamed(container.name, keyword),
  )
  const rest = position ? fitting.filter(({ place }) => place < Number(position.key)) : fitting
  const page = rest.slice(0, page_size)
  const last = rest.length > page_size ? page.at(-1) : undefined
  const standings = await readStandings(
    db,
    page.map(({ container }) => container.goods_id),
  )
  return {
    items: containerItems(
      page.map(({ container }) => container),
      standings,
      locale,
    ),
    next_cursor: last ? encodeCursor(sortName, { key: String(last.place), id: String(last.place) }) : null,
    total: fitting.length,
  }
}

/** One container and its contents. */
export async function readContainer(
  { db, locale }: Context,
  { key, goods_id }: CallRequest<typeof containerInfo>,
): Promise<CallAnswer<typeof containerInfo> | Refusal> {
  if ((key === undefined) === (goods_id === undefined)) return invalidRequest(['key', 'goods_id'])
  const container = readCatalogue().containers.find((one) => one.slug === key || one.goods_id === goods_id)
  if (!container) return refusals.notFound()
  const goods = contentsOf(container)
  const standings = await readStandings(db, [container.goods_id, ...goods.map((one) => one.goods_id)])
  const isSpecial = ({ category }: CatalogueGoods) =>
    container.kind === 'case' && (category === 'knife' || category === 'gloves')
  const parts = [true, false].map((special) => ({
    special,
    items: infoItems(
      goods.filter((one) => isSpecial(one) === special),
      standings,
      locale,
    ),
  }))
  const infos = await goodsInfosByIds(
    db,
    parts.flatMap(({ items }) => items.map((item) => ({ goodsId: item.goods_id, styleId: 0 }))),
    locale,
  )
  const groups = parts.flatMap(({ special, items }) =>
    [...Map.groupBy(items, (item) => item.rarity)].map(([, own]) => ({
      rarity: own[0]!.rarity,
      rarity_name: own[0]!.rarity_name,
      is_special: special,
      items: own,
    })),
  )
  return {
    container: containerItems([container], standings, locale)[0]!,
    qualities: qualitiesOf(goods),
    groups: withOdds(container.kind, groups),
    goods_infos: [...infos.values()],
  }
}

/** Only the qualities that the container drops: a finish may have others, from elsewhere. */
function contentsOf({ slug }: CatalogueContainer): CatalogueGoods[] {
  return readCatalogue().goods.filter((goods) => goods.containers.includes(slug))
}

function qualitiesOf(goods: readonly CatalogueGoods[]): ('normal' | 'stattrak' | 'souvenir')[] {
  const has = (...qualities: string[]) => goods.some((one) => qualities.includes(one.quality))
  return [
    ...(has('normal', 'star') ? (['normal'] as const) : []),
    ...(has('stattrak', 'star_stattrak') ? (['stattrak'] as const) : []),
    ...(has('souvenir') ? (['souvenir'] as const) : []),
  ]
}
