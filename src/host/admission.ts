import type { RequestLimits } from './request-limits.ts'

/** An admitted request. */
export interface Visit {
  /**
   * Reserves memory for so many bytes of the body; false if none is left. All of it is released when the visit ends.
   */
  take: (bytes: number) => boolean
  /** Called when the request has been answered, or its visitor has disconnected. */
  end: () => void
}

/** Counts the requests and body bytes in progress per network, and the bytes in total. */
export function createAdmission(
  limits: Pick<RequestLimits, 'requestsPerNetwork' | 'heldBytesPerNetwork' | 'heldBytes'>,
): { enter: (network: string) => Visit | undefined } {
  const networks = new Map<string, { requests: number; bytes: number }>()
  let bytesInAll = 0
  return {
    enter(network) {
      const mine = networks.get(network) ?? { requests: 0, bytes: 0 }
      if (mine.requests >= limits.requestsPerNetwork) return undefined
      networks.set(network, mine)
      mine.requests++
      let held = 0
      let hasEnded = false
      return {
        take(bytes) {
          if (hasEnded || mine.bytes + bytes > limits.heldBytesPerNetwork || bytesInAll + bytes > limits.heldBytes)
            return false
          held += bytes
          mine.bytes += bytes
          bytesInAll += bytes
          return true
        },
        end() {
          if (hasEnded) return
          hasEnded = true
          mine.requests--
          mine.bytes -= held
          bytesInAll -= held
          if (mine.requests === 0) networks.delete(network)
        },
      }
    },
  }
}
