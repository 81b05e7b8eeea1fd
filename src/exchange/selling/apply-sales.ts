import { and, asc, eq, inArray } from 'drizzle-orm'
import { checkAction } from '../accounts/check-action.ts'
import { lockBargainMoney } from '../bargains/void-bargains.ts'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { listings } from '../db/schema/listings.ts'
import { shops } from '../db/schema/shops.ts'
import { lockSellableAssets, type SellableAsset } from '../inventory/sellable-assets.ts'
import { readSoon } from '../inventory/schedule-reading.ts'
import { type ListingRow, moveListings, openListings, priceListings } from '../listings/move-listing.ts'
import { lockRules, moveRules } from '../listings/move-rules.ts'
import { Refusal } from '../refusal.ts'
import { findAltered } from './find-altered.ts'
import { type LockedStock, type PlannedSale, planSale, type SaleAction } from './sale-plan.ts'

/**
 * The outcome of one action: the updated listing, with `isChanged` false if there was nothing to change, or a refusal.
 */
export type SaleOutcome = { listing: ListingRow; isChanged: boolean } | Refusal

/** Refuses people who may not sell; taking down one's own listings is always allowed. */
export async function checkSeller(
  tx: Transaction,
  userId: bigint,
  actions: readonly Pick<SaleAction, 'action'>[],
): Promise<Refusal | null> {
  if (actions.every(({ action }) => action === 'take_down')) return null
  const allowed = await checkAction(tx, userId, 'sale', 'share')
  return allowed instanceof Refusal ? allowed : null
}

/**
 * Lists items, changes prices, takes down and retries in bulk, for somebody who may (`checkSeller`): does what can be
 * done, and returns a refusal for each of the others. People, listing jobs and price rules all sell through here.
 *
 * Locks the rules of listings to retry, then assets, then listings, each in id order: if two windows list the same
 * item, the second finds it listed, and a buyer who beat a price change or take-down has already reserved the listing.
 *
 * @param reason recorded in the listings' history if an automation, not the seller, changes prices.
 * @returns the outcomes in the order of the actions.
 */
export async function applySales(
  tx: Transaction,
  userId: bigint,
  actions: readonly SaleAction[],
  reason: string | null = null,
): Promise<SaleOutcome[]> {
  const stock = await lockStock(tx, userId, actions)
  const plans = actions.map((action) => planSale(action, stock))
  const planned = plans.filter((plan): plan is PlannedSale => !(plan instanceof Refusal))
  const done = await carryOut(tx, userId, planned, reason)
  if (planned.some((plan) => plan.do === 'open' || plan.do === 'retry' || plan.do === 'relist'))
    await readSoon(tx, [userId])
  return plans.map((plan) =>
    plan instanceof Refusal ? plan : { listing: done.get(plan)!, isChanged: plan.do !== 'nothing' },
  )
}

async function lockStock(tx: Transaction, userId: bigint, items: readonly SaleAction[]): Promise<LockedStock> {
  const named = items.flatMap((item) => (item.action === 'list' ? [] : [BigInt(item.listing_id)]))
  const retried = items.flatMap((item) => (item.action === 'retry' ? [BigInt(item.listing_id)] : []))
  const listed = items.flatMap((item) => (item.action === 'list' ? [BigInt(item.asset_id)] : []))
  const mine = (ids: bigint[]) => and(eq(listings.sellerId, userId), inArray(listings.id, ids))
  await lockRules(tx, retried)
  // A listing never changes its asset, so this needs no lock.
  const retriedAssets = retried.length
    ? await tx.select({ assetId: listings.assetId }).from(listings).where(mine(retried))
    : []
  const assets = await lockSellableAssets(tx, userId, [...listed, ...retriedAssets.map(({ assetId }) => assetId)])
  const rows = named.length
    ? await tx.select().from(listings).where(mine(named)).orderBy(asc(listings.id)).for('update')
    : []
  return { assets, listings: new Map(rows.map((row) => [row.id, row])), altered: await findAltered(tx, retried) }
}

/** Carries out the plans, each kind in bulk, and returns the listing of each plan. */
async function carryOut(
  tx: Transaction,
  userId: bigint,
  plans: readonly PlannedSale[],
  reason: string | null,
): Promise<Map<PlannedSale, ListingRow>> {
  const of = <Kind extends PlannedSale['do']>(kind: Kind) =>
    plans.filter((plan): plan is Extract<PlannedSale, { do: Kind }> => plan.do === kind)
  const done = new Map<PlannedSale, ListingRow>()
  const note = (made: readonly PlannedSale[], rows: readonly ListingRow[]) =>
    made.forEach((plan, index) => done.set(plan, rows[index]!))

  const opened = of('open')
  note(
    opened,
    await open(
      tx,
      userId,
      opened.map((plan) => ({ ...plan, lowestBargainPercent: null })),
    ),
  )
  const priced = of('price')
  const takenDown = of('take_down')
  const leaving = takenDown.map(({ listing }) => listing)
  if (priced.length > 0 && leaving.length > 0)
    await lockBargainMoney(
      tx,
      [...priced.map(({ listing }) => listing), ...leaving].map(({ id }) => id),
    )
  note(priced, await priceListings(tx, priced, reason))
  if (leaving.length > 0) note(takenDown, await moveListings(tx, leaving, { event: 'take_down', actor: 'seller' }))
  const retried = of('retry')
  note(retried, await retry(tx, retried))
  const relisted = of('relist')
  note(relisted, await relist(tx, userId, relisted))
  for (const plan of of('nothing')) done.set(plan, plan.listing)
  const touched = [...done].filter(([plan]) => plan.do !== 'nothing').map(([, listing]) => listing)
  await refreshGoodsMarkets(tx, touched)
  return done
}

interface Opening extends Pick<ListingRow, 'price' | 'allowsBargain' | 'lowestBargainPercent'> {
  asset: SellableAsset['asset']
}

async function open(tx: Transaction, sellerId: bigint, plans: readonly Opening[]): Promise<ListingRow[]> {
  if (plans.length === 0) return []
  const [seller] = await tx
    .select({ allowsBargain: users.allowsBargain, isOnline: shops.isOnline })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(eq(users.id, sellerId))
  return openListings(
    tx,
    plans.map(({ asset, price, allowsBargain, lowestBargainPercent }) => ({
      assetId: asset.id,
      sellerId,
      goodsId: asset.goodsId,
      styleId: asset.styleId,
      wear: asset.wear,
      paintSeed: asset.paintSeed,
      price,
      allowsBargain,
      lowestBargainPercent,
      isBargainable: allowsBargain && seller!.allowsBargain,
      isShopOnline: seller!.isOnline ?? true,
    })),
  )
}

async function retry(tx: Transaction, plans: readonly Extract<PlannedSale, { do: 'retry' }>[]): Promise<ListingRow[]> {
  if (plans.length === 0) return []
  const changes = plans.flatMap(({ listing, price }) =>
    price === null || price === listing.price ? [] : [{ listing, price }],
  )
  const priced = new Map((await priceListings(tx, changes)).map((row) => [row.id, row]))
  const rows = plans.map(({ listing }) => priced.get(listing.id) ?? listing)
  return moveListings(tx, rows, { event: 'retry', actor: 'seller' })
}

/**
 * An altered item is another offer than the one that people quoted, bookmarked or put into their carts, so it gets a
 * listing of its own, with all that its seller set on the previous one.
 */
async function relist(
  tx: Transaction,
  sellerId: bigint,
  plans: readonly Extract<PlannedSale, { do: 'relist' }>[],
): Promise<ListingRow[]> {
  if (plans.length === 0) return []
  const before = plans.map(({ listing }) => listing)
  await moveListings(tx, before, { event: 'take_down', actor: 'seller' })
  const opened = await open(
    tx,
    sellerId,
    plans.map(({ listing: { allowsBargain, lowestBargainPercent }, asset, price }) => ({
      asset,
      price,
      allowsBargain,
      lowestBargainPercent,
    })),
  )
  await moveRules(
    tx,
    opened.map(({ id }, index) => ({ from: before[index]!.id, to: id })),
  )
  return opened
}
