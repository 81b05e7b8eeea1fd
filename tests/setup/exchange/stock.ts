import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { transact } from '#exchange/db/transact.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import * as inventory from '#contract/inventory.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import type { NewAsset } from '#simulators/steam/assets.ts'
import type { TestExchange } from '../exchange.ts'
import { redline } from './market.ts'
import type { Trader } from './people.ts'

/** The goods used in tests of sellers; importing the whole catalogue takes seconds. */
const stocked = [
  'AK-47 | Redline (Field-Tested)',
  'AWP | Neo-Noir (Field-Tested)',
  '★ Karambit | Doppler (Factory New)',
  'Revolution Case',
  'Sticker | Crown (Foil)',
  "Charm | Lil' Ava",
]

/** Imports a few goods of the real catalogue into the market. */
export async function stockMarket({ services }: TestExchange): Promise<void> {
  const catalogue = readCatalogue()
  const goods = catalogue.goods.filter(({ market_hash_name }) => stocked.includes(market_hash_name))
  await transact(services.db, async (tx) => {
    await importCatalogue(tx, { ...catalogue, goods })
    await refreshAllGoodsMarkets(tx)
    return {}
  })
}

/** Returns an item for somebody's platform inventory. */
export function platformItem(owner: Trader, facts: Partial<NewAsset> = {}): NewAsset {
  const marketHashName = facts.marketHashName ?? 'AK-47 | Redline (Field-Tested)'
  return {
    steamId: owner.steamId,
    marketHashName,
    name: marketHashName,
    type: 'Classified Rifle',
    iconUrl: '',
    exterior: 'Field-Tested',
    wear: 0.2134,
    paintSeed: 412,
    ...facts,
  }
}

/** Has a person's inventory read, as their page does. */
export async function syncStock(exchange: TestExchange, owner: Trader) {
  await exchange.advance(31)
  await exchange.ask(inventory.sync, { start: true }, owner)
  await exchange.runJobs()
  return exchange.ask(inventory.sync, { start: false }, owner)
}

/** Gives an item away on the platform, bypassing the market; returns the trade. */
export async function giveAway({ steam }: TestExchange, from: Trader, to: Trader, assetId: string): Promise<string> {
  const people = createAutoSeller({
    steamFetch: (url, init) => steam.fetch(new Request(url, init)),
    communityUrl: steam.baseUrl,
  })
  const sent = { sellerSteamId: from.steamId, tradeUrl: to.tradeUrl, assetId, message: 'a gift' }
  return people.acceptIncoming(to.steamId, await people.sendOffer(sent))
}

/** Creates a seller with items that the exchange knows; asset ids are in the order of the items. */
export async function signInStocked(
  exchange: TestExchange,
  items: readonly Partial<NewAsset>[],
): Promise<{ seller: Trader; assetIds: string[] }> {
  const seller = await exchange.signInTrader()
  const platformIds = exchange.steam.addAssets(items.map((facts) => platformItem(seller, facts)))
  await syncStock(exchange, seller)
  const { items: listed } = await exchange.ask(inventory.list, { page_size: 100 }, seller)
  const ids = new Map(listed.map((item) => [item.platform_asset_id, item.asset_id]))
  return { seller, assetIds: platformIds.map((id) => ids.get(id)!) }
}

/** Creates a seller with many items, each with its own wear, that the platform does not know. */
export async function signInWithMany(
  exchange: TestExchange,
  count: number,
): Promise<{ seller: Trader; assetIds: string[] }> {
  const seller = await exchange.signInTrader()
  const rows = await exchange.services.db
    .insert(assets)
    .values(
      Array.from({ length: count }, (_, index) => ({
        goodsId: redline,
        ownerId: seller.userId,
        platformAssetId: `${seller.userId}${String(index).padStart(6, '0')}`,
        wear: 0.15 + (index * 0.22) / count,
        paintSeed: index % 1000,
      })),
    )
    .returning({ id: assets.id })
  return { seller, assetIds: rows.map(({ id }) => id.toString()) }
}
