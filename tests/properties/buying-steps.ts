import * as cart from '#contract/cart.ts'
import * as orders from '#contract/orders/orders.ts'
import * as sweeps from '#contract/sweeps.ts'
import { redline } from '../setup/exchange/market.ts'
import { listingsOf, pick } from './world.ts'
import { actor, amountOf, type Step } from './step.ts'

/** Buying several listings at once, some of them gone. */
export const buyingSteps = {
  fillCart: async (world, dice) => {
    const listing = pick(await listingsOf(world), dice.what)
    return listing && world.exchange.call(cart.add, { listing_ids: [listing.id.toString()] }, actor(world, dice))
  },
  orderCart: async (world, dice) => {
    const buyer = actor(world, dice)
    const shown = await world.exchange.call(cart.list, {}, buyer)
    if (shown.code !== 0 || shown.data.items.length === 0) return shown
    // At the old or the current price, which may differ.
    const items = shown.data.items.map(({ listing_id, price, price_then }) => ({
      listing_id,
      price: dice.price % 3 ? price : price_then,
    }))
    const made = await world.exchange.call(cart.order, { items }, buyer)
    if (made.code !== 0 || dice.what % 3 === 0) return made
    const { order_ids, total } = made.data
    return world.exchange.call(orders.pay, { order_ids, total }, buyer)
  },
  sweep: async (world, dice) => {
    const buyer = actor(world, dice)
    // From one of this history's people: earlier histories have left listings of others.
    const seller_id = pick(world.people, dice.what + 1)!.userId.toString()
    const bounds = {
      goods_id: redline,
      seller_id,
      count: 1 + (dice.what % 4),
      max_each: amountOf(dice),
      max_total: '300.00',
    }
    const made = await world.exchange.call(sweeps.buy, bounds, buyer)
    if (made.code !== 0 || dice.what % 3 === 0) return made
    const { order_ids, total } = made.data
    return world.exchange.call(orders.pay, { order_ids, total }, buyer)
  },
} satisfies Record<string, Step>
