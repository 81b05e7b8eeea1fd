import * as orders from '#contract/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { assetsOf, listingsOf, memberOf, ordersOf, pick } from './cast.ts'
import { actor, amountOf, isLive, type Listing, mostly, shown, type Step } from './step.ts'

const onSale =
  (action: 'reprice' | 'take_down' | 'retry'): Step =>
  async (cast, dice) => {
    const listing = pick(await listingsOf(cast), dice.what)
    if (!listing) return undefined
    const listing_id = listing.id.toString()
    const item = action === 'reprice' ? { action, listing_id, price: amountOf(dice) } : { action, listing_id }
    return cast.exchange.call(setOnSale, { items: [item] }, actor(cast, dice))
  }

/** What sellers and buyers do with listings and orders, and the platform with their trades. */
export const tradingSteps = {
  list: async (cast, dice) => {
    const person = actor(cast, dice)
    const owned = await assetsOf(cast, person)
    const live = new Set((await listingsOf(cast)).filter(({ state }) => isLive(state)).map(({ assetId }) => assetId))
    const asset = pick(
      mostly(owned, ({ id }) => !live.has(id), dice),
      dice.what,
    )
    if (!asset) return undefined
    const item = { action: 'list' as const, asset_id: asset.id.toString(), price: amountOf(dice) }
    return cast.exchange.call(setOnSale, { items: [item] }, person)
  },
  reprice: onSale('reprice'),
  takeDown: onSale('take_down'),
  retry: onSale('retry'),
  buy: async (cast, dice) => {
    const buyer = actor(cast, dice)
    const fitting = (listing: Listing) => listing.state === 'on_sale' && listing.sellerId !== buyer.userId
    const found = mostly(await listingsOf(cast), fitting, dice)
    const chosen = new Set([pick(found, dice.what), ...(dice.price % 2 ? [pick(found, dice.what + 1)] : [])])
    const items = [...chosen].flatMap((listing) =>
      listing ? [{ listing_id: listing.id.toString(), price: shown(listing.price, dice) }] : [],
    )
    if (items.length === 0) return undefined
    const made = await cast.exchange.call(orders.create, { items }, buyer)
    if (made.code !== 0 || dice.price % 3 === 0) return made
    const { order_ids, total } = made.data
    return cast.exchange.call(orders.pay, { order_ids, total }, buyer)
  },
  pay: async (cast, dice) => {
    const unpaid = ({ state }: { state: string }) => state === 'awaiting_payment'
    const order = pick(mostly(await ordersOf(cast), unpaid, dice), dice.what)
    if (!order) return undefined
    const request = { order_ids: [order.id.toString()], total: shown(order.price, dice) }
    return cast.exchange.call(orders.pay, request, dice.price % 3 ? memberOf(cast, order.buyerId) : actor(cast, dice))
  },
  cancel: async (cast, dice) => {
    const order = pick(await ordersOf(cast), dice.what)
    return order && cast.exchange.call(orders.cancel, { order_id: order.id.toString() }, actor(cast, dice))
  },
  deliver: async (cast, dice) => {
    const waiting = (await ordersOf(cast)).filter(({ state }) => state === 'awaiting_delivery')
    const order = pick(waiting, dice.what)
    if (!order) return undefined
    const { platformAssetId } = order
    const item = { listingId: '0', price: '0.00', platformAssetId }
    // The platform itself refuses an offer for an item that is on its way already.
    await cast.trading
      .sendOffer(memberOf(cast, order.sellerId), memberOf(cast, order.buyerId), item)
      .catch(() => undefined)
    await cast.trading.runOrders()
    return undefined
  },
  accept: async (cast, dice) => {
    const order = pick(
      (await ordersOf(cast)).filter(({ state }) => state === 'awaiting_acceptance'),
      dice.what,
    )
    if (!order) return undefined
    await cast.trading.accept(memberOf(cast, order.buyerId), order.offerId!).catch(() => undefined)
    await cast.trading.runOrders()
    return undefined
  },
  decline: async (cast, dice) => {
    const order = pick(
      (await ordersOf(cast)).filter(({ state }) => state === 'awaiting_acceptance'),
      dice.what,
    )
    if (!order) return undefined
    await cast.trading.decline(memberOf(cast, order.buyerId), order.offerId!).catch(() => undefined)
    await cast.trading.runOrders()
    return undefined
  },
  reverse: async (cast, dice) => {
    const order = pick(
      (await ordersOf(cast)).filter(({ state }) => state === 'in_protection'),
      dice.what,
    )
    if (!order?.tradeId) return undefined
    cast.exchange.steam.reverseTrade(order.tradeId)
    await cast.trading.runOrders()
    return undefined
  },
} satisfies Record<string, Step>
