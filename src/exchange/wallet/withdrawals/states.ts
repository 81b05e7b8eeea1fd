import type { PaymentActor } from '#contract/wallet/withdrawals.ts'
import type { WithdrawalState } from '#contract/words.ts'
import { defineMachine } from '../../state-machine.ts'

export type WithdrawalEvent =
  'confirm' | 'cancel' | 'confirmation_overdue' | 'payout_arrived' | 'payout_refused' | 'give_up'

/** The facts that guards check. */
export interface WithdrawalFacts {
  expiresAt: Date
  sentAt: Date | null
}

/**
 * Milliseconds after the last send during which the provider may still be receiving it. A send that has not started by
 * `sendingMs` never does; one that has takes at most ten seconds.
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
 * Money on its way out, held from the first state on. Once confirmed, only the provider's own word ends it, whether the
 * market hears it or an operator reads it: until then the money stays where it is.
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
