import { asc, eq } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { listingEvents } from '../../db/schema/inventory.ts'
import { assets } from '../../db/schema/assets.ts'
import { listings } from '../../db/schema/listings.ts'
import { orders } from '../../db/schema/orders.ts'
import { type OperatorCommand, type OperatorContext, OperatorMistake } from '../operator-command.ts'
import { idOf } from '../read-input.ts'

export const showListing: OperatorCommand = {
  name: 'listing',
  about: 'show a listing with its whole history: states, prices, reasons, orders',
  words: ['ID'],
  usage: '',
  options: [],
  isAct: false,
  async run(context, { words }) {
    const { db, say } = context
    const id = idOf(words[0], 'a listing')
    const [found] = await db
      .select({ listing: listings, platformAssetId: assets.platformAssetId, ownerId: assets.ownerId })
      .from(listings)
      .innerJoin(assets, eq(assets.id, listings.assetId))
      .where(eq(listings.id, id))
    if (!found) throw new OperatorMistake(`there is no listing ${id}`)
    const { listing, platformAssetId, ownerId } = found
    say(`listing ${id}: ${listing.state}${listing.failure ? ` (${listing.failure})` : ''}`)
    say(`  goods ${listing.goodsId}, style ${listing.styleId}, asset ${listing.assetId} (${platformAssetId})`)
    say(`  seller ${listing.sellerId}, item of ${ownerId}, shop ${listing.isShopOnline ? 'online' : 'offline'}`)
    say(`  price ${formatAmount(listing.price)}, listed ${listing.listedAt.toISOString()}`)
    await saySteps(context, id)
    const sales = await db.select().from(orders).where(eq(orders.listingId, id)).orderBy(asc(orders.id))
    if (sales.length > 0) say('orders')
    for (const { id: orderId, state, buyerId, price } of sales)
      say(`  ${orderId}  ${state}  buyer ${buyerId}  ${formatAmount(price)}`)
    return 0
  },
}

async function saySteps({ db, say }: OperatorContext, listingId: bigint): Promise<void> {
  const steps = await db
    .select()
    .from(listingEvents)
    .where(eq(listingEvents.listingId, listingId))
    .orderBy(asc(listingEvents.id))
  say('steps')
  for (const { at, actor, event, fromState, toState, priceFrom, priceTo, failure, reason } of steps) {
    const price =
      priceFrom === priceTo
        ? ''
        : `, ${priceFrom === null ? '' : `${formatAmount(priceFrom)} -> `}${formatAmount(priceTo)}`
    const why = failure ?? reason
    say(`  ${at.toISOString()}  ${actor} ${event}: ${fromState ?? '-'} -> ${toState}${price}${why ? ` (${why})` : ''}`)
  }
}
