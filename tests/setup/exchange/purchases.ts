import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import type { CallInput } from '#contract/call.ts'
import { transact } from '#exchange/db/transact.ts'
import { assets, type AssetSticker } from '#exchange/db/schema/assets.ts'
import { Refusal } from '#exchange/refusal.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../exchange.ts'
import { makeRedline, redline } from './market.ts'
import type { Person, Trader } from './people.ts'

/** An item in a seller's inventory that is not on sale. */
export interface StockedItem {
  assetId: string
  platformAssetId: string
}

interface ItemFacts {
  wear?: number
  paintSeed?: number
  stickers?: AssetSticker[]
  nameTag?: string
}

/** Puts an item into a seller's inventory that both the exchange and the simulated platform know. */
export async function stockItem(
  { services, steam }: TestExchange,
  seller: Trader,
  { wear = 0.2134, paintSeed = 412, stickers = [], nameTag }: ItemFacts = {},
): Promise<StockedItem> {
  const name = 'AK-47 | Redline (Field-Tested)'
  const [platformAssetId] = steam.addAssets([
    {
      steamId: seller.steamId,
      marketHashName: name,
      name,
      type: 'Rifle',
      iconUrl: 'x',
      exterior: 'Field-Tested',
      wear,
      paintSeed,
    },
  ])
  const stocked = await transact(services.db, async (tx) => {
    await makeRedline(tx)
    const [asset] = await tx
      .insert(assets)
      .values({
        goodsId: redline,
        ownerId: seller.userId,
        platformAssetId: platformAssetId!,
        wear,
        paintSeed,
        stickers,
        nameTag: nameTag ?? null,
      })
      .returning()
    return asset!
  })
  if (stocked instanceof Refusal) throw new Error(stocked.message.en)
  return { assetId: stocked.id.toString(), platformAssetId: platformAssetId! }
}

/** The steps of a purchase order, as people make them. */
export function createPurchases(exchange: TestExchange) {
  return {
    /** Creates a buyer with ¥1,000.00 and two people who have nothing yet. */
    people: () =>
      Promise.all([exchange.signInTrader({ funds: 1_000_00n }), exchange.signInTrader(), exchange.signInTrader()]),
    /** Posts a purchase order, pays for it and returns its id; `price` per unit in fen. */
    async post(
      buyer: Person,
      price: bigint,
      quantity = 1,
      more: Partial<CallInput<typeof purchases.create>> = {},
    ): Promise<string> {
      const terms = { goods_id: redline, price: formatAmount(price), quantity, ...more }
      const { purchase_id, total } = await exchange.ask(purchases.create, terms, { token: buyer.token })
      await exchange.ask(purchases.pay, { purchase_id, total }, { token: buyer.token })
      return purchase_id
    },
    /** Supplies items to a purchase order at a price in fen; returns the envelope. */
    supply: (seller: Person, purchase_id: string, price: bigint, ...items: StockedItem[]) =>
      exchange.call(
        purchases.supply,
        { purchase_id, price: formatAmount(price), asset_ids: items.map(({ assetId }) => assetId) },
        { token: seller.token },
      ),
    set: (buyer: Person, purchase_id: string, action: 'suspend' | 'resume' | 'cancel') =>
      exchange.call(purchases.set, { purchase_ids: [purchase_id], action }, { token: buyer.token }),
    async look(buyer: Person, purchase_id: string) {
      return (await exchange.ask(purchases.detail, { purchase_id }, { token: buyer.token })).purchase
    },
  }
}
