import { and, asc, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setState } from '#contract/shop.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { setBargainTerms } from '../../bargains/set-terms.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { shops } from '../../db/schema/shops.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { recordMarketEvents } from '../../market-events/record-market-event.ts'
import { longestShopName, parseName } from '../../names/parse-name.ts'
import { nameInvalid } from '../../names/refusals.ts'
import { Refusal } from '../../refusal.ts'
import { markShop } from '../../listings/mark-shop.ts'
import { showMyShop } from '../shop-view.ts'

/** Rows per insert into the event feed. */
const batchSize = 2_000

/**
 * Opens or closes the caller's shop and changes its settings. Closing hides everything it has on sale from buyers,
 * while orders under way go on; opening requires permission to sell.
 *
 * Locks the person's row exclusively: a listing created concurrently is either found here or reads the new state.
 */
export async function setShopState(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  request: CallRequest<typeof setState>,
): Promise<CallAnswer<typeof setState> | Refusal> {
  const { is_online, name, notice, delivery_minutes, lowest_bargain_percent } = request
  const parsed = name == null ? { name } : parseName(name, longestShopName)
  if ('problem' in parsed) return nameInvalid('shop', parsed.problem)
  await lockPerson(tx, userId)
  if (is_online) {
    const allowed = await checkAction(tx, userId, 'sale')
    if (allowed instanceof Refusal) return allowed
  }
  const settings = {
    ...(parsed.name === undefined ? {} : { name: parsed.name }),
    ...(notice === undefined ? {} : { notice: notice === '' ? null : notice }),
    ...(delivery_minutes === undefined ? {} : { deliveryMinutes: delivery_minutes }),
  }
  const own = { ownerId: userId, ...settings }
  await tx.insert(shops).values(own).onConflictDoUpdate({ target: shops.ownerId, set: own })
  if (lowest_bargain_percent !== undefined) await setBargainTerms(tx, userId, { lowestPercent: lowest_bargain_percent })
  if (is_online !== undefined) await turn(tx, userId, is_online)
  return showMyShop(tx, userId)
}

async function turn(tx: Transaction, ownerId: bigint, isOnline: boolean): Promise<void> {
  const [before] = await tx.select({ isOnline: shops.isOnline }).from(shops).where(eq(shops.ownerId, ownerId))
  if (before?.isOnline === isOnline) return
  await markShop(tx, ownerId, isOnline)
  const shown = await tx
    .select({ id: listings.id, goodsId: listings.goodsId, styleId: listings.styleId, price: listings.price })
    .from(listings)
    .where(and(eq(listings.sellerId, ownerId), eq(listings.state, 'on_sale')))
    .orderBy(asc(listings.id))
  const kind = isOnline ? 'listed' : 'cancelled'
  for (let start = 0; start < shown.length; start += batchSize) {
    await recordMarketEvents(
      tx,
      shown.slice(start, start + batchSize).map(({ id, ...listing }) => ({ ...listing, kind, listingId: id })),
    )
  }
  await refreshGoodsMarkets(tx, shown)
}
