import type { ContradictionState } from '../../db/schema/contradictory-payments.ts'
import { defineMachine } from '../../state-machine.ts'

export type ContradictionEvent = 'book' | 'refund' | 'clear'

/**
 * A payment that contradicts what was asked for. An operator books it or records that it was refunded outside of the
 * market; it is cleared when the same payment turns out to be right, or is resolved under another contradiction.
 */
export const contradictionMachine = defineMachine<
  ContradictionState,
  ContradictionEvent,
  'operator' | 'system',
  undefined
>({
  name: 'contradictory payment',
  initial: 'open',
  final: ['booked', 'refunded', 'cleared'],
  transitions: [
    { from: 'open', event: 'book', to: 'booked', by: ['operator'] },
    { from: 'open', event: 'refund', to: 'refunded', by: ['operator'] },
    { from: 'open', event: 'clear', to: 'cleared', by: ['operator', 'system'] },
  ],
})
