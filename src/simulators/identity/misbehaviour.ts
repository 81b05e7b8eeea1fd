export type Misbehaviour = ReturnType<typeof createMisbehaviour>

const well = () => ({
  slow_ms: 0,
  /** Number of calls yet to be answered with 500. */
  errors: 0,
  /** Number of answers yet to be signed with a foreign secret. */
  bad_signatures: 0,
  /** Number of answers yet to be about somebody else's verification. */
  other_person: 0,
})

/** The faults the service was ordered to simulate. Kept in memory, so a restart clears them. */
export function createMisbehaviour(sleep: (ms: number) => Promise<void>) {
  let state = well()
  return {
    state: () => state,
    set: (change: Partial<typeof state>) => void (state = { ...state, ...change }),
    reset: () => void (state = well()),
    take: (name: 'errors' | 'bad_signatures' | 'other_person'): boolean => {
      if (state[name] === 0) return false
      state[name]--
      return true
    },
    pause: () => (state.slow_ms > 0 ? sleep(state.slow_ms) : Promise.resolve()),
  }
}
