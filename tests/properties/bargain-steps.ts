import * as bargains from '#contract/bargains/bargains.ts'
import { formatAmount } from '#lib/money.ts'
import { bargainsOf, listingsOf, memberOf, pick } from './world.ts'
import { actor, type Listing, mostly, shown, type Step } from './step.ts'

const bargain =
  (action: 'accept' | 'refuse' | 'withdraw' | 'counter'): Step =>
  async (world, dice) => {
    const open = ({ state }: { state: string }) => state === 'open' || state === 'countered'
    const found = pick(mostly(await bargainsOf(world), open, dice), dice.what)
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
    return world.exchange.call(bargains.handle, request, dice.price % 5 ? memberOf(world, side) : actor(world, dice))
  }

/** What both sides do with bargains. */
export const bargainSteps = {
  bargain: async (world, dice) => {
    const person = actor(world, dice)
    const fitting = (listing: Listing) => listing.state === 'on_sale' && listing.sellerId !== person.userId
    const listing = pick(mostly(await listingsOf(world), fitting, dice), dice.what)
    if (!listing || listing.price < 2n) return undefined
    const price = (listing.price * BigInt(50 + (dice.price % 50))) / 100n || 1n
    const request = {
      listing_id: listing.id.toString(),
      listing_price: shown(listing.price, dice),
      price: formatAmount(price),
    }
    const made = await world.exchange.call(bargains.create, request, person)
    if (made.code !== 0) return made
    const { bargain_id, amount_due: amount } = made.data
    return world.exchange.call(bargains.pay, { bargain_id, price: amount, amount }, person)
  },
  acceptBargain: bargain('accept'),
  refuseBargain: bargain('refuse'),
  withdrawBargain: bargain('withdraw'),
  counterBargain: bargain('counter'),
  payCounter: async (world, dice) => {
    const found = pick(await bargainsOf(world), dice.what)
    if (!found?.counterPrice) return undefined
    const amount = shown(found.counterPrice - found.price, dice)
    const request = { bargain_id: found.id.toString(), price: formatAmount(found.counterPrice), amount }
    return world.exchange.call(
      bargains.pay,
      request,
      dice.price % 5 ? memberOf(world, found.buyerId) : actor(world, dice),
    )
  },
} satisfies Record<string, Step>
