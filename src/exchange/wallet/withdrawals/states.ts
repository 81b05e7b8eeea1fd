import type { PaymentActor } from '#contract/wallet/withdrawals.ts'
import type { WithdrawalState } from '#contract/words.ts'
import { defineMachine } from '../../state-machine.ts'

export type WithdrawalEvent =
  'confirm' | 'cancel' | 'confirmation_overdue' | 'payout_arrived' | 'payout_refused' | 'give_up'

/** What the guards look at. */
export interface WithdrawalFacts {
  expiresAt: Date
  sentAt: Date | null
}

/**
 * So long after it was last told to pay the provider may still be hearing of it, in milliseconds. What is not on its way by
 * `sendingMs` stays here; an attempt that is takes ten seconds.
 */
export const hearingMs = 60_000
export const sendingMs = 30_000

const inTime = ({ expiresAt }: WithdrawalFacts, now: Date) => (expiresAt <= now ? 'the time to confirm is over' : null)
const overdue = ({ expiresAt }: WithdrawalFacts, now: Date) => (expiresAt > now ? 'it can still be confirmed' : null)
const notOnItsWay = ({ sentAt }: WithdrawalFacts, now: Date) =>
  sentAt && now.getTime() - sentAt.getTime() < hearingMs
    ? 'the provider may be hearing of the payout this moment'
    : null

/**
 * Money on its way out, held from the first state on. Once confirmed only the provider's own word ends it, heard by the
 * market or read by an operator: while that is unknown it stays where it is.
 */
export const withdrawalMachine = defineMachine<WithdrawalState, WithdrawalEvent, PaymentActor, WithdrawalFacts>({
  name: 'withdrawal',
  initial: 'awaiting_confirmation',
  final: ['paid', 'failed'],
  transitions: [
    { from: 'awaiting_confirmation', event: 'confirm', to: 'processing', by: ['user'], guard: inTime },
    { from: 'awaiting_confirmation', event: 'cancel', to: 'failed', by: ['user'] },
    { from: 'awaiting_confirmation', event: 'confirmation_overdue', to: 'failed', by: ['system'], guard: overdue },
    { from: 'processing', event: 'payout_arrived', to: 'paid', by: ['provider', 'operator'] },
    { from: 'processing', event: 'payout_refused', to: 'failed', by: ['provider'] },
    { from: 'processing', event: 'give_up', to: 'failed', by: ['operator'], guard: notOnItsWay },
  ],
})
