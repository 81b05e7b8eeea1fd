export interface SignedIn {
  session_id: string
  last_seen_at: number
  is_current: boolean
}

/** This device first, then most recently used first. */
export const inOrder = <Session extends SignedIn>(sessions: readonly Session[]): Session[] =>
  [...sessions].sort(
    (one, other) => Number(other.is_current) - Number(one.is_current) || other.last_seen_at - one.last_seen_at,
  )
