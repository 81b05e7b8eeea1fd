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
 * What happens to a payout: `unknown` answers SYSTEM_ERROR and does nothing, `unknown_done` answers SYSTEM_ERROR and pays,
 * `dealing` takes it without deciding, `short` has no money of the merchant's left, `refuse` refuses it for good.
 */
export const TRANSFER_MODES = ['normal', 'unknown', 'unknown_done', 'dealing', 'short', 'refuse'] as const
export type TransferMode = (typeof TRANSFER_MODES)[number]

export type Misbehaviour = ReturnType<typeof createMisbehaviour>

const well = () => ({
  slow_ms: 0,
  /** Calls still to be answered with 500, nothing done. */
  errors: 0,
  /** Calls still to be done and then not answered: the connection ends in a 504. */
  lost_answers: 0,
  /** Calls still to be answered with a signature that is not the platform's. */
  bad_signatures: 0,
  notify: 'normal' as NotifyMode,
  transfer: 'normal' as TransferMode,
  /** Sub-code of `transfer: refuse`. */
  refusal: 'PAYEE_USER_INFO_ERROR',
})

/** What the service was told to do wrong. Kept in memory: a restart is well again. */
export function createMisbehaviour(sleep: (ms: number) => Promise<void>) {
  let state = well()
  return {
    state: () => state,
    set: (change: Partial<typeof state>) => void (state = { ...state, ...change }),
    reset: () => void (state = well()),
    /** Uses up one of a count; false when there is none. */
    take: (name: 'errors' | 'lost_answers' | 'bad_signatures'): boolean => {
      if (state[name] === 0) return false
      state[name]--
      return true
    },
    pause: () => (state.slow_ms > 0 ? sleep(state.slow_ms) : Promise.resolve()),
  }
}
