import { setSellDeliveryLimit } from '#contract/accounts/user.ts'
import * as orders from '#contract/orders/orders.ts'
import { readBalances } from '#exchange/ledger/read-balances.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../exchange.ts'
import { type ListedItem, listItem } from './market.ts'
import type { Person, Trader } from './people.ts'

/** The steps of a purchase, as people and workers carry them out. */
export function createTrading(exchange: TestExchange) {
  const platform = createAutoSeller({
    steamFetch: (url, init) => exchange.steam.fetch(new Request(url, init)),
    communityUrl: exchange.steam.baseUrl,
  })
  /** Returns an order as one of its sides sees it, with its history and warnings. */
  const detailOf = ({ token }: Person, orderId: string) => exchange.ask(orders.detail, { order_id: orderId }, { token })

  return {
    /** Creates a seller with an item on sale (`price` in fen) and a sell delivery limit, and a buyer with ¥1,000.00. */
    async openSale(price = 100_00n, limit?: 1 | 2 | 3): Promise<{ seller: Trader; buyer: Trader; item: ListedItem }> {
      const seller = await exchange.signInTrader()
      if (limit) await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: limit }, seller)
      const buyer = await exchange.signInTrader({ funds: 1_000_00n })
      return { seller, buyer, item: await listItem(exchange, seller, price) }
    },
    /** Orders and pays; returns the order's id. */
    async buy(buyer: Person, { listingId, price }: ListedItem): Promise<string> {
      const created = await exchange.ask(
        orders.create,
        { items: [{ listing_id: listingId, price }] },
        { token: buyer.token },
      )
      await exchange.ask(orders.pay, { order_ids: created.order_ids, total: created.total }, { token: buyer.token })
      return created.order_ids[0]!
    },
    /** Creates a sale whose item is ordered and paid: the buyer has ¥900.00 left, the seller has to deliver. */
    async openOrder(limit?: 1 | 2 | 3): Promise<{ seller: Trader; buyer: Trader; item: ListedItem; orderId: string }> {
      const sale = await this.openSale(100_00n, limit)
      return { ...sale, orderId: await this.buy(sale.buyer, sale.item) }
    },
    /** Throws if money has moved since `openOrder`: the buyer's must be in escrow, the seller must have none. */
    async expectUntouched(seller: Person, buyer: Person): Promise<void> {
      const [paid, earned] = [await this.balancesOf(buyer), await this.balancesOf(seller)]
      if (paid.available !== '900.00' || Object.values(earned).some((amount) => amount !== '0.00'))
        throw new Error(`money has moved: ${JSON.stringify({ paid, earned })}`)
    },
    sendOffer: (seller: Trader, buyer: Trader, item: ListedItem) =>
      platform.sendOffer({
        sellerSteamId: seller.steamId,
        tradeUrl: buyer.tradeUrl,
        assetId: item.platformAssetId,
        message: '',
      }),
    /** Delivers a sale so that it is in protection; returns the order's id. */
    async deliver(seller: Trader, buyer: Trader, price: bigint): Promise<string> {
      return this.deliverItem(seller, buyer, await listItem(exchange, seller, price))
    },
    /** Delivers the sale of a listed item so that it is in protection; returns the order's id. */
    async deliverItem(seller: Trader, buyer: Trader, item: ListedItem): Promise<string> {
      const orderId = await this.buy(buyer, item)
      const offerId = await this.sendOffer(seller, buyer, item)
      await this.runOrders()
      await this.accept(buyer, offerId)
      await this.runOrders()
      return orderId
    },
    accept: (buyer: Trader, offerId: string) => platform.acceptIncoming(buyer.steamId, offerId),
    decline: (buyer: Trader, offerId: string) => platform.declineIncoming(buyer.steamId, offerId),
    /** Runs the orders' worker until nothing is due, after advancing the clock: by default enough for watched orders. */
    async runOrders(seconds = 5): Promise<void> {
      await exchange.advance(seconds)
      await exchange.runDue()
    },
    detailOf,
    orderOf: async (person: Person, orderId: string) => (await detailOf(person, orderId)).order,
    stateOf: async (person: Person, orderId: string): Promise<string> => (await detailOf(person, orderId)).order.state,
    async balancesOf({ userId }: Person): Promise<{ available: string; held: string; pending: string }> {
      const { available, held, pending } = await readBalances(exchange.services.db, userId)
      return { available: formatAmount(available), held: formatAmount(held), pending: formatAmount(pending) }
    },
    /** Returns the orders that the last SMS to a seller reports as sold. */
    async toldSold({ phone }: Person): Promise<string[]> {
      await exchange.runJobs()
      const said = exchange.sms.listMessages(phone)[0]?.text ?? ''
      return /offer in time: orders? ([\d, ]+)\./.exec(said)?.[1]?.split(', ') ?? []
    },
    /** Returns violations of the books; empty when they balance. */
    violations: () => reconcile(exchange.services.db),
  }
}
