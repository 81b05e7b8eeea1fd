/** What happens to the notice of a payment. */
export const NOTIFY_MODES = [
  'normal',
  'hold',
  'twice',
  'forged',
  'other_amount',
  'other_merchant',
  'other_app',
] as const
export type NotifyMode = (typeof NOTIFY_MODES)[number]

/**
 * What happens to a payout: `unknown` answers SYSTEM_ERROR and does nothing, `unknown_done` answers SYSTEM_ERROR and
 * pays, `dealing` accepts it without deciding, `short` means that the merchant's balance is too low, `refuse` refuses
 * it for good.
 */
export const TRANSFER_MODES = ['normal', 'unknown', 'unknown_done', 'dealing', 'short', 'refuse'] as const
export type TransferMode = (typeof TRANSFER_MODES)[number]

export type Misbehaviour = ReturnType<typeof createMisbehaviour>

const well = () => ({
  slow_ms: 0,
  /** Number of calls yet to be answered with 500 and no effect. */
  errors: 0,
  /** Number of calls yet to take effect without an answer: the connection ends in a 504. */
  lost_answers: 0,
  /** Number of calls yet to be answered with a signature that is not the platform's. */
  bad_signatures: 0,
  notify: 'normal' as NotifyMode,
  transfer: 'normal' as TransferMode,
  /** Sub-code for `transfer: refuse`. */
  refusal: 'PAYEE_USER_INFO_ERROR',
})

/** The faults the service was ordered to simulate. Kept in memory, so a restart clears them. */
export function createMisbehaviour(sleep: (ms: number) => Promise<void>) {
  let state = well()
  return {
    state: () => state,
    set: (change: Partial<typeof state>) => void (state = { ...state, ...change }),
    reset: () => void (state = well()),
    /** Decrements a counter; false if it is zero. */
    take: (name: 'errors' | 'lost_answers' | 'bad_signatures'): boolean => {
      if (state[name] === 0) return false
      state[name]--
      return true
    },
    pause: () => (state.slow_ms > 0 ? sleep(state.slow_ms) : Promise.resolve()),
  }
}
