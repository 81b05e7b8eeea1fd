import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Transaction } from '#exchange/db/connection.ts'
import { assetNotes } from '#exchange/db/schema/inventory.ts'
import { mails } from '#exchange/db/schema/mail.ts'
import type { SignedInContext } from '#exchange/http/context.ts'
import { advanceOrder } from '#exchange/orders/commands/advance-order.ts'
import { createOrders } from '#exchange/orders/commands/create-orders.ts'
import { payOrders } from '#exchange/orders/commands/pay-orders.ts'
import type { Delivery } from '#exchange/orders/observe-delivery.ts'
import { putOff } from '#exchange/orders/put-off.ts'
import { Refusal } from '#exchange/refusal.ts'
import { applySales } from '#exchange/selling/apply-sales.ts'
import type { Services } from '#exchange/services.ts'
import { formatAmount } from '#lib/money.ts'
import type { DemoHistory, DemoOrder, DemoSale } from './market-history.ts'
import type { PastClock } from './past-clock.ts'
import type { DemoPerson } from './people.ts'

/** What the rules were, in seconds; what an operator has set since is not for the past. */
const rules = { orderPayment: 600, orderDelivery: 43_200, orderAcceptance: 43_200, protection: 60 }
/** A moment later than the end of a time, and than what the platform may be behind. */
const aMoment = 60
const thinkingTime = 40
/** After this nobody looks for fakes of a failed order's offer any more. */
const aftermath = 7 * 3_600
const firstOfferId = 6_900_000_000n
const firstTradeId = 690_000_000_000_000_000n

export interface HistoryOptions {
  history: DemoHistory
  people: readonly DemoPerson[]
  services: Services
  clock: PastClock
  /** The id of the first sale's item; the others follow. */
  firstAssetId: bigint
}

/** One thing that somebody did, or that the market or the platform did. */
interface Step {
  at: number
  run(): Promise<void>
}

/**
 * Has the demo's people buy and sell by the exchange's own commands, in the order of time and with the clock set to when they did:
 * what comes of it, money and messages included, is what would have come of it then. What the platform said is made up, and nobody gets an
 * SMS of it; the messages have been read.
 */
export async function relive(tx: Transaction, options: HistoryOptions): Promise<void> {
  const { history, clock, firstAssetId } = options
  let orders = 0n
  const steps = history.sales.flatMap((sale, index) => {
    const { list, order } = stepsOf(tx, options, { sale, assetId: firstAssetId + BigInt(index) })
    return [list, ...sale.orders.flatMap((one) => order(one, orders++))]
  })
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    await clock.set(at)
    await run()
  }
  await clock.set(null)
  await tx.update(mails).set({ readAt: sql`${mails.createdAt}` })
}

/** The steps of one sale. */
function stepsOf(
  tx: Transaction,
  { people, services }: HistoryOptions,
  { sale, assetId }: { sale: DemoSale; assetId: bigint },
) {
  const settings = { ...services.settings, ...rules }
  const sellerId = people[sale.seller]!.userId
  const price = formatAmount(BigInt(sale.price_fen))
  let listingId = ''

  const list = async () => {
    await tx.insert(assetNotes).values({ userId: sellerId, assetId, cost: BigInt(sale.cost_fen) })
    const action = { action: 'list' as const, asset_id: `${assetId}`, price, allow_bargain: true }
    const [outcome] = await applySales(tx, sellerId, [action])
    listingId = `${done(outcome!).listing.id}`
  }

  function order({ buyer, ordered_at, offered_after, answered_after, ending }: DemoOrder, number: bigint): Step[] {
    const context = contextOf(tx, { ...services, settings }, people[buyer]!.userId)
    let orderId = ''
    const step = (at: number, run: () => Promise<void>): Step => ({ at, run })
    const create = step(ordered_at, async () => {
      const created = done(await createOrders(tx, context, { items: [{ listing_id: listingId, price }] }))
      orderId = created.order_ids[0]!
    })
    const see = (at: number, delivery: Delivery) =>
      step(at, async () => {
        const observation = { delivery, asOf: new Date(at * 1000) }
        if (!(await advanceOrder(tx, settings, BigInt(orderId), observation)))
          throw new Error(`order ${orderId} of the demo stays where it is: ${ending}, ${delivery.seen}`)
      })
    if (ending === 'unpaid') return [create, see(ordered_at + rules.orderPayment + aMoment, { seen: 'nothing' })]

    const paidAt = ordered_at + thinkingTime
    const pay = step(paidAt, async () => {
      done(await payOrders(tx, context, { order_ids: [orderId], total: price }))
    })
    const refund = (at: number, delivery: Delivery) => [
      see(at, delivery),
      step(at + aftermath, () => putOff(tx, [{ id: BigInt(orderId), state: 'refunded', dueAt: null }])),
    ]
    if (ending === 'undelivered')
      return [create, pay, ...refund(paidAt + rules.orderDelivery + aMoment, { seen: 'nothing' })]

    const offer = { offerId: `${firstOfferId + number}`, sender: 'seller' as const }
    const offeredAt = paidAt + offered_after
    const answeredAt = offeredAt + answered_after
    const offered = [create, pay, see(offeredAt, { seen: 'offer', ...offer })]
    const withdrawn = { seen: 'ended', ...offer, fault: 'seller', reason: 'cancelled' } as const
    switch (ending) {
      case 'declined':
        return [...offered, ...refund(answeredAt, { ...withdrawn, fault: 'buyer', reason: 'declined' })]
      case 'withdrawn':
        return [...offered, ...refund(answeredAt, withdrawn)]
      case 'unaccepted':
        // The market has withdrawn it, for the buyer's time was over.
        return [...offered, ...refund(offeredAt + rules.orderAcceptance + aMoment, withdrawn)]
      case 'completed':
      case 'reversed': {
        const tradeId = `${firstTradeId + number}`
        const accepted = {
          seen: 'accepted',
          ...offer,
          tradeId,
          settlesAt: null,
          newAssetId: sale.traded_asset_id,
        } as const
        const end =
          ending === 'completed'
            ? see(answeredAt + rules.protection + aMoment, accepted)
            : see(answeredAt + rules.protection / 2, {
                seen: 'reversed',
                ...offer,
                reason: 'trade_protection_rollback',
              })
        return [...offered, see(answeredAt, accepted), end]
      }
    }
  }

  return { list: { at: sale.listed_at, run: list }, order }
}

/** A person's request, as the exchange would have it; nothing of it leaves by SMS. */
const contextOf = (tx: Transaction, services: Services, userId: bigint): SignedInContext => ({
  ...services,
  db: tx,
  jobs: { send: async () => null } as unknown as PgBoss,
  caller: { userId, sessionId: 0n },
  locale: 'en',
  device: { id: null, name: null, platform: null, address: '' },
  headers: {},
})

function done<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw new Error(`the demo's past: ${answer.message.en}`, { cause: answer.extra })
  return answer
}

/** Fen that each of the people paid for in these times, by their place: with so much they get through them, whatever came back. */
export function paidBy({ sales }: DemoHistory): ReadonlyMap<number, bigint> {
  const paid = new Map<number, bigint>()
  for (const { price_fen, orders } of sales)
    for (const { buyer, ending } of orders)
      if (ending !== 'unpaid') paid.set(buyer, (paid.get(buyer) ?? 0n) + BigInt(price_fen))
  return paid
}
