import type { WithdrawalState } from '#contract/withdrawals.ts'
import type { PaymentActor } from '../../db/schema/payments.ts'
import { defineMachine } from '../../state-machine.ts'

export type WithdrawalEvent = 'confirm' | 'cancel' | 'confirmation_overdue' | 'payout_arrived' | 'payout_refused'

/** What the guards look at. */
export interface WithdrawalFacts {
  expiresAt: Date
}

const inTime = ({ expiresAt }: WithdrawalFacts, now: Date) => (expiresAt <= now ? 'the time to confirm is over' : null)
const overdue = ({ expiresAt }: WithdrawalFacts, now: Date) => (expiresAt > now ? 'it can still be confirmed' : null)

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
    { from: 'processing', event: 'payout_refused', to: 'failed', by: ['provider', 'operator'] },
  ],
})
