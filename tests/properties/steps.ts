import fc from 'fast-check'
import * as bargains from '#contract/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders.ts'
import * as purchases from '#contract/purchase-orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { formatAmount } from '#lib/money.ts'
import { redline } from '../setup/exchange-market.ts'
import { assetsOf, bargainsOf, type Cast, listingsOf, memberOf, ordersOf, pick, purchasesOf } from './cast.ts'

import { moneySteps } from './money-steps.ts'
import { actor, amountOf, type Dice, isLive, type Listing, mostly, shown, type Step } from './step.ts'

const onSale =
  (action: 'reprice' | 'take_down' | 'retry'): Step =>
  async (cast, dice) => {
    const listing = pick(await listingsOf(cast), dice.what)
    if (!listing) return undefined
    const listing_id = listing.id.toString()
    const item = action === 'reprice' ? { action, listing_id, price: amountOf(dice) } : { action, listing_id }
    return cast.exchange.call(setOnSale, { items: [item] }, actor(cast, dice))
  }

const wish =
  (action: 'suspend' | 'resume' | 'cancel'): Step =>
  async (cast, dice) => {
    const purchase = pick(await purchasesOf(cast), dice.what)
    if (!purchase) return undefined
    const request = { purchase_ids: [purchase.id.toString()], action }
    return cast.exchange.call(
      purchases.set,
      request,
      dice.price % 5 ? memberOf(cast, purchase.buyerId) : actor(cast, dice),
    )
  }

const bargain =
  (action: 'accept' | 'refuse' | 'withdraw' | 'counter'): Step =>
  async (cast, dice) => {
    const open = ({ state }: { state: string }) => state === 'open' || state === 'countered'
    const found = pick(mostly(await bargainsOf(cast), open, dice), dice.what)
    if (!found) return undefined
    const bargain_id = found.id.toString()
    const between = (found.price + found.listingPrice) / 2n
    const request =
      action === 'accept'
        ? { action, bargain_id, price: shown(found.price, dice) }
        : action === 'counter'
          ? { action, bargain_id, price: formatAmount(between) }
          : { action, bargain_id }
    const side = action === 'withdraw' ? found.buyerId : found.sellerId
    return cast.exchange.call(bargains.handle, request, dice.price % 5 ? memberOf(cast, side) : actor(cast, dice))
  }

/** Everything people, the platform, the payment app, the operators and the clock can do to a market. */
export const steps = {
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
  bargain: async (cast, dice) => {
    const person = actor(cast, dice)
    const fitting = (listing: Listing) => listing.state === 'on_sale' && listing.sellerId !== person.userId
    const listing = pick(mostly(await listingsOf(cast), fitting, dice), dice.what)
    if (!listing || listing.price < 2n) return undefined
    const price = (listing.price * BigInt(50 + (dice.price % 50))) / 100n || 1n
    const request = {
      listing_id: listing.id.toString(),
      listing_price: shown(listing.price, dice),
      price: formatAmount(price),
    }
    const made = await cast.exchange.call(bargains.create, request, person)
    if (made.code !== 0) return made
    return cast.exchange.call(bargains.pay, { bargain_id: made.data.bargain_id, amount: made.data.amount_due }, person)
  },
  acceptBargain: bargain('accept'),
  refuseBargain: bargain('refuse'),
  withdrawBargain: bargain('withdraw'),
  counterBargain: bargain('counter'),
  payCounter: async (cast, dice) => {
    const found = pick(await bargainsOf(cast), dice.what)
    if (!found?.counterPrice) return undefined
    const amount = shown(found.counterPrice - found.price, dice)
    const request = { bargain_id: found.id.toString(), amount }
    return cast.exchange.call(bargains.pay, request, dice.price % 5 ? memberOf(cast, found.buyerId) : actor(cast, dice))
  },
  want: async (cast, dice) => {
    const person = actor(cast, dice)
    const request = { goods_id: redline, price: amountOf(dice), quantity: 1 + (dice.what % 3) }
    const made = await cast.exchange.call(purchases.create, request, person)
    if (made.code !== 0) return made
    const { purchase_id, total } = made.data
    return cast.exchange.call(purchases.pay, { purchase_id, total }, person)
  },
  changeWish: async (cast, dice) => {
    const purchase = pick(await purchasesOf(cast), dice.what)
    if (!purchase) return undefined
    const quantity = 1 + (dice.price % 4)
    const unfilled = BigInt(Math.max(quantity - purchase.filled, 0))
    const total = formatAmount(BigInt(dice.price) * unfilled || 1n)
    const request = { purchase_id: purchase.id.toString(), price: amountOf(dice), quantity, total }
    return cast.exchange.call(
      purchases.change,
      request,
      dice.price % 5 ? memberOf(cast, purchase.buyerId) : actor(cast, dice),
    )
  },
  suspendWish: wish('suspend'),
  resumeWish: wish('resume'),
  cancelWish: wish('cancel'),
  supply: async (cast, dice) => {
    const active = ({ state }: { state: string }) => state === 'active'
    const purchase = pick(mostly(await purchasesOf(cast), active, dice), dice.what)
    const person = actor(cast, dice)
    const asset = pick(await assetsOf(cast, person), dice.price)
    if (!purchase || !asset) return undefined
    const request = {
      purchase_id: purchase.id.toString(),
      price: shown(purchase.price, dice),
      asset_ids: [asset.id.toString()],
    }
    return cast.exchange.call(purchases.supply, request, person)
  },
  ...moneySteps,
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** A step as fast-check's model commands want it: it may always be tried, and no answer is ever a defect. */
export class MarketStep implements fc.AsyncCommand<object, Cast> {
  readonly name: StepName
  readonly dice: Dice
  constructor(name: StepName, dice: Dice) {
    this.name = name
    this.dice = dice
  }
  check = () => true
  async run(_model: object, cast: Cast): Promise<void> {
    const outcome = await steps[this.name](cast, this.dice)
    if (outcome?.code === codes.sessionEnded)
      cast.people = await Promise.all(cast.people.map((person) => cast.exchange.signInAgain(person)))
    if (outcome && (outcome.code >= 500_000 || outcome.code < 0))
      throw new Error(`${this.toString()} met a defect: ${outcome.code}`)
  }
  toString = () => `${this.name}(${this.dice.who}, ${this.dice.what}, ${this.dice.price})`
}

const dice = fc.record({
  who: fc.nat({ max: 2 }),
  what: fc.nat({ max: 11 }),
  price: fc.integer({ min: 1, max: 300_00 }),
})

/** Trading and its ends come often, so that histories get somewhere. */
const frequent: readonly StepName[] = [
  'list',
  'list',
  'list',
  'buy',
  'buy',
  'pay',
  'pay',
  'deliver',
  'deliver',
  'accept',
  'accept',
  'bargain',
  'want',
  'supply',
  'wait',
]

export const marketSteps = [...(Object.keys(steps) as StepName[]), ...frequent].map((name) =>
  dice.map((rolled) => new MarketStep(name, rolled)),
)
