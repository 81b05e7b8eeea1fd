import * as orders from '#contract/orders.ts'
import { readBalances } from '#exchange/ledger/read-balances.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from './exchange.ts'
import type { ListedItem } from './exchange-market.ts'
import type { Person, Trader } from './exchange-people.ts'

/** The steps of a purchase, as the people and the workers make them. */
export function createTrading(exchange: TestExchange) {
  const platform = createAutoSeller({
    steamFetch: (url, init) => exchange.steam.fetch(new Request(url, init)),
    communityUrl: exchange.steam.baseUrl,
  })

  return {
    /** Orders and pays; answers the order's id. */
    async buy(buyer: Person, { listingId, price }: ListedItem): Promise<string> {
      const created = await exchange.ask(
        orders.create,
        { items: [{ listing_id: listingId, price }] },
        { token: buyer.token },
      )
      await exchange.ask(orders.pay, { order_ids: created.order_ids, total: created.total }, { token: buyer.token })
      return created.order_ids[0]!
    },
    sendOffer: (seller: Trader, buyer: Trader, item: ListedItem) =>
      platform.sendOffer({
        sellerSteamId: seller.steamId,
        tradeUrl: buyer.tradeUrl,
        assetId: item.platformAssetId,
        message: '',
      }),
    accept: (buyer: Trader, offerId: string) => platform.acceptIncoming(buyer.steamId, offerId),
    decline: (buyer: Trader, offerId: string) => platform.declineIncoming(buyer.steamId, offerId),
    /** Lets the orders' worker run until nothing is due. Time passes a little, so that orders under watch are due. */
    async runOrders(): Promise<void> {
      await exchange.advance(5)
      await exchange.runDue()
    },
    async stateOf(person: Person, orderId: string): Promise<string> {
      const { order } = await exchange.ask(orders.detail, { order_id: orderId }, { token: person.token })
      return order.state
    },
    async balancesOf({ userId }: Person): Promise<{ available: string; held: string; pending: string }> {
      const { available, held, pending } = await readBalances(exchange.services.db, userId)
      return { available: formatAmount(available), held: formatAmount(held), pending: formatAmount(pending) }
    },
    /** What breaks the books; empty when they are right. */
    violations: () => reconcile(exchange.services.db),
  }
}
