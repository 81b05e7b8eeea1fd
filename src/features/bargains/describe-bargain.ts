import type { BargainState, BargainView, VoidReason } from '#contract/bargains/fields.ts'
import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { endedOf, isMyTurn, type BargainDetail, type Ended, type Role } from './model.ts'

const names: Record<BargainState, () => string> = {
  awaiting_payment: m.bargains_state_awaiting_payment,
  open: m.bargains_state_open,
  countered: m.bargains_state_countered,
  accepted: m.bargains_state_accepted,
  refused: m.bargains_state_refused,
  withdrawn: m.bargains_state_withdrawn,
  expired: m.bargains_state_expired,
  void: m.bargains_state_void,
}

const tones: Partial<Record<BargainState, 'positive' | 'negative'>> = {
  accepted: 'positive',
  refused: 'negative',
  expired: 'negative',
  void: 'negative',
}

/** The short name of a state, and its tone. The accent marks what awaits the reader. */
export const describeBargainState = (bargain: Pick<BargainView, 'state' | 'awaited' | 'role'>) => ({
  name: bargain.state === 'open' && isMyTurn(bargain) ? m.bargains_state_to_answer() : names[bargain.state](),
  tone: isMyTurn(bargain) ? ('accent' as const) : (tones[bargain.state] ?? ('neutral' as const)),
})

const lists: Record<Role, () => string> = { buyer: m.bargains_sent, seller: m.bargains_received }

/** The name of one side's list. */
export const listLabel = (role: Role) => lists[role]()

interface Task {
  task: string
  otherwise: string
}

/** Who has to act, and what happens if nobody does; null once it has ended. */
export function describeTask(bargain: BargainView): Task | null {
  const { role, state, counterpart, amount_due } = bargain
  const price = formatMoney(bargain.price)
  const name = counterpart.nickname
  if (state === 'awaiting_payment')
    return { task: m.bargains_task_pay({ price }), otherwise: describeConsequence('bargain_lapses') }
  if (state === 'open') {
    return role === 'seller'
      ? { task: m.bargains_task_answer(), otherwise: describeConsequence('bargain_over') }
      : { task: m.bargains_task_seller({ name }), otherwise: describeConsequence('bargain_money_back') }
  }
  if (state !== 'countered') return null
  return role === 'seller'
    ? { task: m.bargains_task_buyer({ name }), otherwise: describeConsequence('bargain_over') }
    : {
        task: m.bargains_task_difference({ due: formatMoney(amount_due ?? '0.00') }),
        otherwise: describeConsequence('bargain_money_back'),
      }
}

/** Why neither side can conclude it for now, to the reader; null if they can. A reservation may pass before an offer is
 * paid. */
export function describeObstacle({ awaited, obstacle, role, state }: BargainView): string | null {
  if (awaited === null || obstacle === null) return null
  if (obstacle === 'shop_paused') return role === 'seller' ? m.bargains_paused_own() : m.bargains_paused()
  return state === 'awaiting_payment' ? null : m.bargains_kept()
}

const voidReasons: Record<VoidReason, (inputs: { who: string }) => string> = {
  sold: m.bargains_void_sold,
  bought: m.bargains_void_bought,
  off_shelf: m.bargains_void_off_shelf,
  failed: m.bargains_void_failed,
  price_changed: m.bargains_void_price_changed,
}

interface EndWords {
  words: (inputs: { who: string }) => string
  /** Who ended it. */
  by: Role
}

const endings: Record<Exclude<Ended, 'void'>, EndWords> = {
  accepted: { words: m.bargains_ended_accepted, by: 'seller' },
  refused_by_seller: { words: m.bargains_ended_refused, by: 'seller' },
  refused_by_buyer: { words: m.bargains_ended_counter_refused, by: 'buyer' },
  withdrawn: { words: m.bargains_ended_withdrawn, by: 'buyer' },
  expired: { words: m.bargains_ended_expired, by: 'buyer' },
  unanswered_by_seller: { words: m.bargains_ended_unanswered, by: 'seller' },
  unanswered_by_buyer: { words: m.bargains_ended_unanswered, by: 'buyer' },
}

const nameOf = (side: string, { role, counterpart }: Pick<BargainView, 'role' | 'counterpart'>) =>
  side === role ? m.bargains_you() : m.bargains_them({ name: counterpart.nickname })

/** How it ended, from the reader's side; null while it is under way. */
export function describeEnd(bargain: BargainView): string | null {
  const ended = endedOf(bargain)
  if (ended === null) return null
  if (ended === 'void') return voidReasons[bargain.void_reason ?? 'failed']({ who: nameOf('buyer', bargain) })
  const { words, by } = endings[ended]
  return words({ who: nameOf(by, bargain) })
}

const events: Record<string, (inputs: { who: string }) => string> = {
  create: m.bargains_event_create,
  accept: m.bargains_event_accept,
  refuse: m.bargains_event_refuse,
  counter: m.bargains_event_counter,
  withdraw: m.bargains_event_withdraw,
  overdue: m.bargains_event_overdue,
}

/** A step of a bargain's history: who did what. */
export function describeEvent(
  { event, state, actor, reason }: BargainDetail['events'][number],
  parties: Pick<BargainView, 'role' | 'counterpart'>,
): string {
  const who = nameOf(actor, parties)
  if (event === 'pay')
    return state === 'accepted' ? m.bargains_event_difference({ who }) : m.bargains_event_pay({ who })
  if (event === 'withdraw' && reason === 'replaced') return m.bargains_event_replaced({ who })
  if (event === 'void')
    return (voidReasons[reason as VoidReason] ?? m.bargains_state_void)({ who: nameOf('buyer', parties) })
  return (events[event] ?? (() => event))({ who })
}
