import type { handle } from '#contract/bargains/bargains.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { parseAmount } from '#lib/money.ts'
import { counterBargain } from '../../bargains/commands/counter-bargain.ts'
import { endBargain } from '../../bargains/end-bargain.ts'
import { findParty, type Party } from '../../bargains/find-party.ts'
import { lockBargain } from '../../bargains/lock-bargains.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { acceptBargain } from './accept-bargain.ts'

/**
 * One side's answer: the seller accepts, refuses or counters an open bargain; its buyer withdraws it, or refuses the
 * counter. The state machine decides who may do what in which state.
 */
export async function handleBargain(
  tx: Transaction,
  context: SignedInContext,
  request: CallRequest<typeof handle>,
): Promise<CallAnswer<typeof handle> | Refusal> {
  const party = await findParty(tx, BigInt(request.bargain_id), context.caller.userId)
  if (!party) return refusals.notFound()
  switch (request.action) {
    case 'accept':
      return acceptBargain(tx, context, party, parseAmount(request.price))
    case 'counter':
      return counterBargain(tx, context, party, parseAmount(request.price))
    case 'refuse':
    case 'withdraw':
      return endByParty(tx, party, request.action)
  }
}

async function endByParty(
  tx: Transaction,
  { role, bargain }: Party,
  event: 'refuse' | 'withdraw',
): Promise<CallAnswer<typeof handle> | Refusal> {
  const locked = await lockBargain(tx, bargain.id)
  if (!locked) throw new Error(`bargain ${bargain.id} is gone`)
  const state = await endBargain(tx, locked, { event, actor: role })
  if (state instanceof Refusal) return state
  return { bargain_id: bargain.id.toString(), state, order_id: null, deadline_at: null }
}
