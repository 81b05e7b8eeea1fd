import { eq, sql } from 'drizzle-orm'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { recomputeReferencePrices } from '#exchange/market/commands/recompute-reference-prices.ts'
import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import type { Catalogue } from '#exchange/catalogue/goods.ts'
import { bulkInsert } from '#exchange/db/bulk-insert.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { loadInBulk } from '#exchange/db/load-in-bulk.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { priceDays } from '#exchange/db/schema/catalogue.ts'
import { activities } from '#exchange/db/schema/activities.ts'
import { databaseNow } from '#exchange/db/schema/columns.ts'
import { banners, notices } from '#exchange/db/schema/content.ts'
import type { Services } from '#exchange/services.ts'
import { meta } from '#exchange/db/schema/meta.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import type { DemoMarket } from './market.ts'
import { demoActivities, demoBanners, demoNotices } from './content.ts'
import { publishDemoDocuments } from './documents.ts'
import type { DemoAsset } from './market-assets.ts'
import { openPastClock } from './past-clock.ts'
import { paidBy, relive } from './seed-history.ts'
import { seedListings } from './seed-listings.ts'
import { fundPeople, moneyTables, postPurchaseOrders } from './seed-money.ts'
import { openShops } from './seed-shops.ts'
import type { DemoPerson } from './people.ts'

const seedMark = 'demo_seed'
/** Arbitrary, but the same for every process that seeds this database. */
const seedLock = 730_129

/**
 * Whether this database already has its demo market. Takes a lock until the transaction ends, so that of several
 * processes starting together only the first one seeds.
 */
export async function isSeeded(tx: Transaction): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
  return (await tx.$count(meta, eq(meta.key, seedMark))) > 0
}

export interface DemoSeed {
  catalogue: Catalogue
  market: DemoMarket
  people: readonly DemoPerson[]
  /** argon2id hash of the demo people's password. */
  passwordHash: string
  services: Services
  /** Version of the demo market, kept with the data. */
  version: string
}

/** Fills an empty exchange with the demo market, atomically in the caller's transaction. */
export async function seedExchange(tx: Transaction, seed: DemoSeed): Promise<void> {
  const { catalogue, market, people, services } = seed
  const { history } = market
  const clock = await openPastClock(tx)
  await loadInBulk(tx, ['goods', 'goods_markets'], async () => {
    await importCatalogue(tx, catalogue, (goods) => market.popularity.get(goods.goods_id) ?? 0)
    await clock.set(history.began_at)
    await seedPeople(tx, seed)
    const paid = paidBy(history)
    await fundPeople(
      tx,
      people.map(({ userId, funds }, index) => ({ userId, funds: funds + (paid.get(index) ?? 0n) })),
    )
    await loadInBulk(tx, ['assets', 'listings', 'price_days'], async () => {
      await bulkInsert(tx, assets, assetRows(seed))
      await clock.set(null)
      await bulkInsert(tx, priceDays, dayRows(market))
      // Needed to compute the listings' discounts.
      await recomputeReferencePrices(tx)
      await seedListings(tx, market.listings)
    })
    const kept = market.inventories.reduce((sum, inventory) => sum + inventory.assets.length, 0)
    const firstAssetId = BigInt(market.listings.length + kept + 1)
    await relive(tx, { history, people, services, clock, firstAssetId })
    await loadInBulk(tx, moneyTables, () => postPurchaseOrders(tx, market.purchaseOrders, people))
    await openShops(tx, market, people)
    await refreshAllGoodsMarkets(tx)
  })
  await tx.insert(banners).values(demoBanners)
  await tx.insert(notices).values(demoNotices)
  for (const { days, steps, ...activity } of demoActivities)
    await tx.insert(activities).values({
      ...activity,
      steps: [...steps],
      startsAt: databaseNow,
      endsAt: sql`amber_now() + make_interval(days => ${days})`,
    })
  await publishDemoDocuments(tx)
  await clock.close()
  await tx.insert(meta).values({ key: seedMark, value: seed.version })
}

async function seedPeople(tx: Transaction, { people, passwordHash, services }: DemoSeed): Promise<void> {
  await bulkInsert(
    tx,
    users,
    people.map((person) => ({
      id: person.userId,
      phone: person.phone,
      nickname: person.nickname,
      passwordHash,
      steamId: person.steamId,
      apiKey: sealApiKey(services.settings.secretKey, person.userId, person.apiKey),
      tradeUrl: person.tradeUrl,
      isInventoryOpen: true,
    })),
  )
}

/** The items on sale, whose ids are those of their listings, then what people keep, then what is going to be sold. */
function* assetRows({ market, people }: DemoSeed) {
  let id = 0n
  for (const listing of market.listings) yield assetRow(++id, listing, people[listing.seller]!)
  for (const { phone, assets: kept } of market.inventories) {
    const owner = people.find((person) => person.phone === phone)!
    for (const asset of kept) yield assetRow(++id, asset, owner)
  }
  for (const sale of market.history.sales) yield assetRow(++id, sale, people[sale.seller]!)
}

function assetRow(id: bigint, asset: DemoAsset, owner: DemoPerson) {
  return {
    id,
    platformAssetId: asset.asset_id,
    ownerId: owner.userId,
    goodsId: asset.goods_id,
    styleId: asset.style_id,
    wear: asset.wear,
    paintSeed: asset.paint_seed,
    stickers: asset.stickers.map(({ goods_id, name, slot, wear }) => ({ goodsId: goods_id, name, slot, wear })),
    charm: asset.charm && {
      goodsId: asset.charm.goods_id,
      name: asset.charm.name,
      pattern: asset.charm.pattern,
    },
    nameTag: asset.name_tag,
    inspectUrl: `steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S${owner.steamId}A${asset.asset_id}D0`,
  }
}

function* dayRows(market: DemoMarket) {
  for (const { goods_id, style_id, day, median, low, high, volume } of market.days()) {
    yield {
      goodsId: goods_id,
      styleId: style_id,
      day,
      median: BigInt(median),
      low: BigInt(low),
      high: BigInt(high),
      volume,
    }
  }
}
