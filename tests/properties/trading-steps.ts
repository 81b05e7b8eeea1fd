import * as orders from '#contract/orders/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { assetsOf, listingsOf, memberOf, ordersOf, pick } from './world.ts'
import { actor, amountOf, isLive, type Listing, mostly, shown, type Step } from './step.ts'

const onSale =
  (action: 'reprice' | 'take_down' | 'retry'): Step =>
  async (world, dice) => {
    const listing = pick(await listingsOf(world), dice.what)
    if (!listing) return undefined
    const listing_id = listing.id.toString()
    const item = action === 'reprice' ? { action, listing_id, price: amountOf(dice) } : { action, listing_id }
    return world.exchange.call(setOnSale, { items: [item] }, actor(world, dice))
  }

/** What sellers and buyers do with listings and orders, and the platform with their trades. */
export const tradingSteps = {
  list: async (world, dice) => {
    const person = actor(world, dice)
    const owned = await assetsOf(world, person)
    const live = new Set((await listingsOf(world)).filter(({ state }) => isLive(state)).map(({ assetId }) => assetId))
    const asset = pick(
      mostly(owned, ({ id }) => !live.has(id), dice),
      dice.what,
    )
    if (!asset) return undefined
    const item = { action: 'list' as const, asset_id: asset.id.toString(), price: amountOf(dice) }
    return world.exchange.call(setOnSale, { items: [item] }, person)
  },
  reprice: onSale('reprice'),
  takeDown: onSale('take_down'),
  retry: onSale('retry'),
  buy: async (world, dice) => {
    const buyer = actor(world, dice)
    const fitting = (listing: Listing) => listing.state === 'on_sale' && listing.sellerId !== buyer.userId
    const found = mostly(await listingsOf(world), fitting, dice)
    const chosen = new Set([pick(found, dice.what), ...(dice.price % 2 ? [pick(found, dice.what + 1)] : [])])
    const items = [...chosen].flatMap((listing) =>
      listing ? [{ listing_id: listing.id.toString(), price: shown(listing.price, dice) }] : [],
    )
    if (items.length === 0) return undefined
    const made = await world.exchange.call(orders.create, { items }, buyer)
    if (made.code !== 0 || dice.price % 3 === 0) return made
    const { order_ids, total } = made.data
    return world.exchange.call(orders.pay, { order_ids, total }, buyer)
  },
  pay: async (world, dice) => {
    const unpaid = ({ state }: { state: string }) => state === 'awaiting_payment'
    const order = pick(mostly(await ordersOf(world), unpaid, dice), dice.what)
    if (!order) return undefined
    const request = { order_ids: [order.id.toString()], total: shown(order.price, dice) }
    return world.exchange.call(
      orders.pay,
      request,
      dice.price % 3 ? memberOf(world, order.buyerId) : actor(world, dice),
    )
  },
  cancel: async (world, dice) => {
    const order = pick(await ordersOf(world), dice.what)
    return order && world.exchange.call(orders.cancel, { order_id: order.id.toString() }, actor(world, dice))
  },
  deliver: async (world, dice) => {
    const waiting = (await ordersOf(world)).filter(({ state }) => state === 'awaiting_delivery')
    const order = pick(waiting, dice.what)
    if (!order) return undefined
    const { platformAssetId } = order
    const item = { listingId: '0', price: '0.00', platformAssetId }
    // The platform itself refuses an offer for an item already on its way.
    await world.trading
      .sendOffer(memberOf(world, order.sellerId), memberOf(world, order.buyerId), item)
      .catch(() => undefined)
    await world.trading.runOrders()
    return undefined
  },
  accept: async (world, dice) => {
    const order = pick(
      (await ordersOf(world)).filter(({ state }) => state === 'awaiting_acceptance'),
      dice.what,
    )
    if (!order) return undefined
    await world.trading.accept(memberOf(world, order.buyerId), order.offerId!).catch(() => undefined)
    await world.trading.runOrders()
    return undefined
  },
  decline: async (world, dice) => {
    const order = pick(
      (await ordersOf(world)).filter(({ state }) => state === 'awaiting_acceptance'),
      dice.what,
    )
    if (!order) return undefined
    await world.trading.decline(memberOf(world, order.buyerId), order.offerId!).catch(() => undefined)
    await world.trading.runOrders()
    return undefined
  },
  reverse: async (world, dice) => {
    const order = pick(
      (await ordersOf(world)).filter(({ state }) => state === 'in_protection'),
      dice.what,
    )
    if (!order?.tradeId) return undefined
    world.exchange.steam.reverseTrade(order.tradeId)
    await world.trading.runOrders()
    return undefined
  },
} satisfies Record<string, Step>
