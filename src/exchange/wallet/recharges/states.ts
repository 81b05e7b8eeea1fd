import type { PaymentActor } from '#contract/wallet/withdrawals.ts'
import type { RechargeState } from '#contract/words.ts'
import { defineMachine } from '../../state-machine.ts'

export type RechargeEvent = 'pay' | 'close'

/** The facts that guards check. */
export interface RechargeFacts {
  expiresAt: Date
}

const overdue = ({ expiresAt }: RechargeFacts, now: Date) => (expiresAt > now ? 'it can still be paid' : null)

/**
 * Money on its way in. Only the provider can say that it is paid, or that nobody can pay it any more, which closes it.
 */
export const rechargeMachine = defineMachine<RechargeState, RechargeEvent, PaymentActor, RechargeFacts>({
  name: 'recharge',
  initial: 'created',
  final: ['paid', 'closed'],
  transitions: [
    { from: 'created', event: 'pay', to: 'paid', by: ['provider'] },
    { from: 'created', event: 'close', to: 'closed', by: ['system'], guard: overdue },
  ],
})
