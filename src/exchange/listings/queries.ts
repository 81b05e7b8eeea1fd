import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { sell } from '#contract/market.ts'
import { formatAmount } from '#lib/money.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { decodeCursor, encodeCursor } from '../catalogue/cursor.ts'
import { invalidRequest } from '../catalogue/market-filter.ts'
import { users } from '../db/schema/accounts.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { assets, listings, onMarket } from '../db/schema/trading.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { listingKeys, listingOrders, listingsAfter, type ListingSort } from './listing-sort.ts'
import { sellerStatistics } from './seller-statistics.ts'

/** One page of what is on sale of a goods (style 0: of any style), with each item and how its seller delivers. */
export async function listListings(
  { db, locale, caller }: Pick<CallContext, 'db' | 'locale' | 'caller'>,
  { goods_id, style_id, sort, cursor, page_size }: CallRequest<typeof sell>,
): Promise<CallAnswer<typeof sell> | Refusal> {
  const position = cursor === undefined ? undefined : decodeCursor(sort, cursor)
  const from = position && listingsAfter(sort, position)
  if (position === null || from === null) return invalidRequest(['cursor'])
  const [rows, [market]] = await Promise.all([
    findPage({ db }, { goodsId: goods_id, styleId: style_id, sort, from, limit: page_size + 1 }),
    db
      .select({ total: goodsMarkets.onSaleCount })
      .from(goodsMarkets)
      .where(and(eq(goodsMarkets.goodsId, goods_id), eq(goodsMarkets.styleId, style_id))),
  ])
  if (!market) return refusals.notFound()
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  const [shownAssets, statistics] = await Promise.all([
    assetInfos(
      db,
      page.map((row) => row.asset),
      locale,
    ),
    sellerStatistics(db, new Set(page.map((row) => row.seller.id))),
  ])
  return {
    items: page.map(({ listing, asset, seller }) => {
      const { ratio, sample, medianSeconds } = statistics.get(seller.id)!
      return {
        listing_id: listing.id.toString(),
        goods_id,
        style_id: listing.styleId,
        price: formatAmount(listing.price),
        asset: shownAssets.get(asset.id)!,
        seller: {
          user_id: seller.id.toString(),
          nickname: seller.nickname,
          avatar: seller.avatar,
          delivered_ratio: ratio,
          sample,
          median_delivery_seconds: medianSeconds,
        },
        is_mine: caller?.userId === seller.id,
        listed_at: Math.floor(listing.listedAt.getTime() / 1000),
      }
    }),
    next_cursor: last ? encodeCursor(sort, { key: last.key, id: last.listing.id.toString() }) : null,
    total: market.total,
  }
}

interface PageQuery {
  goodsId: string
  styleId: number
  sort: ListingSort
  from: ReturnType<typeof sql> | undefined
  limit: number
}

/** The page is cut from the listings alone and joined after, whatever the planner makes of the sort. */
function findPage({ db }: Pick<CallContext, 'db'>, { goodsId, styleId, sort, from, limit }: PageQuery) {
  const page = db
    .select({
      id: listings.id,
      assetId: listings.assetId,
      sellerId: listings.sellerId,
      styleId: listings.styleId,
      price: listings.price,
      wear: listings.wear,
      listedAt: listings.listedAt,
      refreshedAt: listings.refreshedAt,
      key: listingKeys[sort].as('key'),
    })
    .from(listings)
    .where(
      and(eq(listings.goodsId, goodsId), onMarket, styleId === 0 ? undefined : eq(listings.styleId, styleId), from),
    )
    .orderBy(listingOrders[sort](listings))
    .limit(limit)
    .as('page')
  return db
    .select({
      key: page.key,
      listing: { id: page.id, styleId: page.styleId, price: page.price, listedAt: page.listedAt },
      asset: {
        id: assets.id,
        wear: assets.wear,
        paintSeed: assets.paintSeed,
        stickers: assets.stickers,
        nameTag: assets.nameTag,
        inspectUrl: assets.inspectUrl,
      },
      seller: { id: users.id, nickname: users.nickname, avatar: users.avatar },
    })
    .from(page)
    .innerJoin(assets, eq(assets.id, page.assetId))
    .innerJoin(users, eq(users.id, page.sellerId))
    .orderBy(listingOrders[sort](page))
}
