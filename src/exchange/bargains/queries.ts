import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { detail, received, sent, states } from '#contract/bargains/lists.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { bargainEvents, bargains } from '../db/schema/bargains.ts'
import type { SignedInContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import type { ExchangeSettings } from '../settings.ts'
import { findBargainViews } from './bargain-views.ts'
import { maxOpenBargains } from './rules.ts'

type ListRequest = CallRequest<typeof received> | CallRequest<typeof sent>

export const rulesOf = (settings: ExchangeSettings) => ({
  payment_seconds: settings.orderPayment,
  answer_seconds: settings.bargainAnswer,
  max_open: maxOpenBargains,
})

/** The bargains on the caller's listings whose money was set aside, newest first, paged by id. */
export const listReceived = (context: SignedInContext, request: CallRequest<typeof received>) =>
  listBargains(context, and(eq(bargains.sellerId, context.caller.userId), isNotNull(bargains.paidAt)), request)

/** The bargains that the caller made, newest first, paged by id. */
export const listSent = (context: SignedInContext, request: CallRequest<typeof sent>) =>
  listBargains(context, eq(bargains.buyerId, context.caller.userId), request)

async function listBargains(
  context: SignedInContext,
  mine: ReturnType<typeof and>,
  { states: wanted, listing_id, cursor, page_size }: ListRequest,
): Promise<CallAnswer<typeof sent> | Refusal> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return invalidRequest(['cursor'])
  const where = and(
    mine,
    wanted && inArray(bargains.state, [...wanted]),
    listing_id === undefined ? undefined : eq(bargains.listingId, BigInt(listing_id)),
    cursor === undefined ? undefined : lt(bargains.id, BigInt(cursor)),
  )
  const found = await findBargainViews(context, where, page_size + 1)
  const items = found.slice(0, page_size)
  return { items, next_cursor: found.length > page_size ? items.at(-1)!.bargain_id : null }
}

/** The current state of these bargains; all of them have to be the caller's. */
export async function readStates(
  context: SignedInContext,
  { bargain_ids }: CallRequest<typeof states>,
): Promise<CallAnswer<typeof states> | Refusal> {
  const found = await findBargainViews(context, inArray(bargains.id, bargain_ids.map(BigInt)), bargain_ids.length)
  const byId = new Map(found.map((view) => [view.bargain_id, view]))
  if (byId.size !== bargain_ids.length) return refusals.notFound()
  return { items: bargain_ids.map((id) => byId.get(id)!) }
}

/** One of the caller's bargains, with its history. */
export async function showBargain(
  context: SignedInContext,
  { bargain_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const bargainId = BigInt(bargain_id)
  const [bargain] = await findBargainViews(context, eq(bargains.id, bargainId), 1)
  if (!bargain) return refusals.notFound()
  const events = await context.db
    .select()
    .from(bargainEvents)
    .where(eq(bargainEvents.bargainId, bargainId))
    .orderBy(asc(bargainEvents.id))
  return {
    bargain,
    events: events.map(({ event, toState, actor, price, reason, at }) => ({
      event,
      state: toState,
      actor,
      price: price === null ? null : formatAmount(price),
      reason,
      at: seconds(at),
    })),
    rules: rulesOf(context.settings),
  }
}
