import { imageOf } from '#exchange/catalogue/image.ts'
import type { Catalogue, CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom } from '#lib/random.ts'
import type { NewAsset } from '#simulators/steam/assets.ts'
import type { SteamSimulator } from '#simulators/steam/steam-simulator.ts'
import type { DemoAsset } from './market-assets.ts'
import type { DemoSale } from './market-history.ts'
import type { DemoMarket } from './market.ts'
import type { DemoPerson } from './people.ts'

/** Gives every person of the demo an account at the simulated platform, with their listed and unlisted items. */
export function seedSteam(
  steam: SteamSimulator,
  {
    market,
    people,
    goodsById,
  }: { market: DemoMarket; people: readonly DemoPerson[]; goodsById: ReadonlyMap<string, CatalogueGoods> },
): void {
  for (const person of people) {
    steam.createAccount({
      personaName: person.nickname,
      steamId: person.steamId,
      tradeToken: person.tradeToken,
      apiKey: person.apiKey,
      isListed: person.isIntroduced,
      isPublic: true,
    })
  }
  const owned: { asset: DemoAsset; owner: DemoPerson }[] = [
    ...market.listings.map((listing) => ({ asset: listing, owner: people[listing.seller]! })),
    ...market.inventories.flatMap(({ phone, assets }) => {
      const owner = people.find((person) => person.phone === phone)!
      return assets.map((asset) => ({ asset, owner }))
    }),
    ...market.history.sales.map((sale) => tradedItem(sale, people)),
  ]
  steam.addAssets(owned.map(({ asset, owner }) => platformAsset(asset, goodsById.get(asset.goods_id)!, owner.steamId)))
}

/** An item of the past where it is now: with its last buyer, or still, or again, with its seller. Each trade gives it another id. */
function tradedItem(sale: DemoSale, people: readonly DemoPerson[]): { asset: DemoAsset; owner: DemoPerson } {
  const { buyer, ending } = sale.orders.at(-1)!
  const isTraded = ending === 'completed' || ending === 'reversed'
  return {
    asset: isTraded ? { ...sale, asset_id: sale.traded_asset_id } : sale,
    owner: people[ending === 'completed' ? buyer : sale.seller]!,
  }
}

/** An item as the platform would describe it. */
export function platformAsset(asset: DemoAsset, goods: CatalogueGoods, steamId: string): NewAsset {
  const style = goods.styles.find(({ style_id }) => style_id === asset.style_id)
  const exterior = /\(([^()]+)\)$/.exec(goods.market_hash_name)?.[1]
  return {
    steamId,
    assetId: asset.asset_id,
    marketHashName: goods.market_hash_name,
    name: goods.name.en,
    type: goods.item_name.en,
    iconUrl: `${imageOf(goods.goods_id)}@1.webp`,
    ...(goods.exterior && exterior ? { exterior } : {}),
    ...(asset.wear === null ? {} : { wear: asset.wear }),
    ...(asset.paint_seed === null ? {} : { paintSeed: asset.paint_seed }),
    ...paintIndexOf(style?.paint_index ?? goods.paint_index),
    ...(asset.stickers.length > 0 ? { stickers: asset.stickers.map(({ name }) => ({ name })) } : {}),
    ...(asset.charm ? { charm: { name: asset.charm.name } } : {}),
    ...(asset.name_tag === null ? {} : { nameTag: asset.name_tag }),
  }
}

const paintIndexOf = (paintIndex: number | null) => (paintIndex === null ? {} : { paintIndex })

const startingItems = 12

/** The initial items of a new account; deterministic per account. */
export function stockOf(catalogue: Catalogue, steamId: string): NewAsset[] {
  const random = createRandom(`stock:${steamId}`)
  const guns = catalogue.goods.filter(
    (goods) => goods.weapon !== null && goods.category !== 'knife' && goods.category !== 'gloves',
  )
  return Array.from({ length: startingItems }, () => {
    const goods = random.pick(guns)
    const min = goods.wear_min ?? 0
    return {
      ...platformAsset(
        {
          goods_id: goods.goods_id,
          style_id: goods.styles[0]?.style_id ?? 0,
          asset_id: '',
          wear:
            goods.wear_min === null ? null : Math.fround(min + (goods.wear_max! - min) * (0.1 + 0.8 * random.next())),
          paint_seed: random.below(1_001),
          stickers: [],
          charm: null,
          name_tag: null,
        },
        goods,
        steamId,
      ),
      assetId: undefined,
    }
  })
}
