import { goodsIdOf } from '#exchange/catalogue/goods-id.ts'
import { refreshGoodsMarket } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { transact } from '#exchange/db/transact.ts'
import { goods, goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { Refusal } from '#exchange/refusal.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../exchange.ts'
import type { Trader } from './people.ts'

const name = 'AK-47 | Redline (Field-Tested)'
export const redline = goodsIdOf(name)

/** A listing that both the exchange and the simulated platform know. */
export interface ListedItem {
  listingId: string
  price: string
  platformAssetId: string
}

/** Lists an item for a seller, bypassing the calls. `price` in fen. */
export async function listItem(exchange: TestExchange, seller: Trader, price: bigint): Promise<ListedItem> {
  const [item] = await listItems(exchange, seller, [price])
  return item!
}

/** Like `listItem`, with one item for each price, in one transaction. */
export async function listItems(
  { services, steam }: TestExchange,
  seller: Trader,
  prices: readonly bigint[],
): Promise<ListedItem[]> {
  const facts = { wear: 0.2134, paintSeed: 412 }
  const platformItem = {
    steamId: seller.steamId,
    marketHashName: name,
    name,
    type: 'Rifle',
    iconUrl: 'x',
    exterior: 'Field-Tested',
    ...facts,
  }
  const platformAssetIds = steam.addAssets(prices.map(() => platformItem))
  const item = { goodsId: redline, ...facts }
  const listed = await transact(services.db, async (tx) => {
    await makeRedline(tx)
    const owned = await tx
      .insert(assets)
      .values(platformAssetIds.map((platformAssetId) => ({ ...item, platformAssetId, ownerId: seller.userId })))
      .returning({ id: assets.id })
    const rows = await tx
      .insert(listings)
      .values(prices.map((price, index) => ({ ...item, assetId: owned[index]!.id, sellerId: seller.userId, price })))
      .returning({ id: listings.id })
    await refreshGoodsMarket(tx, redline, 0)
    return rows
  })
  if (listed instanceof Refusal) throw new Error(listed.message.en)
  return listed.map(({ id }, index) => ({
    listingId: id.toString(),
    price: formatAmount(prices[index]!),
    platformAssetId: platformAssetIds[index]!,
  }))
}

/** Inserts the minimum of the goods that the database requires. */
export async function makeRedline(tx: Transaction): Promise<void> {
  await tx.insert(goods).values(redlineRow).onConflictDoNothing()
  await tx.insert(goodsMarkets).values({ goodsId: redline, styleId: 0 }).onConflictDoNothing()
}

const redlineRow = {
  id: redline,
  marketHashName: name,
  nameEn: name,
  nameZh: 'AK-47 | 红线 (久经沙场)',
  itemNameEn: 'AK-47',
  itemNameZh: 'AK-47',
  finishNameEn: 'Redline',
  finishNameZh: '红线',
  category: 'rifle',
  weapon: 'ak-47',
  exterior: 'ft',
  quality: 'normal',
  rarity: 'classified',
  wearMin: 0.15,
  wearMax: 0.38,
  finishKey: 'ak-47:redline',
  searchText: 'ak-47 redline 红线',
}
