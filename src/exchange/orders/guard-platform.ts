import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import { inTime, sleep, type Sleep } from '#lib/retry.ts'
import { yieldQueue } from '#lib/yield-queue.ts'
import type { GamePlatform } from '../ports/game-platform.ts'
import { type OutageReason, ServiceUnavailable } from '../ports/service-unavailable.ts'

export interface GuardOptions {
  /** Concurrent calls over all keys. */
  atOnce?: number
  /** Concurrent calls per key. */
  atOncePerKey?: number
  /** Timeout of a call, its time in the queue included. */
  callMs?: number
  /** Consecutive failed calls, whatever their keys, that open the circuit. */
  failures?: number
  /** How long the circuit stays open; then a single call decides whether it closes. */
  breakMs?: number
}

export interface GuardedPlatform {
  platform: GamePlatform
  /** Whether the circuit is open: work that would have to call the platform need not start. */
  isBroken(): boolean
  /** Fails all calls in flight and all later ones. */
  close(): void
}

const service = 'game platform'
/** Reasons that mean the platform is in trouble, not just one key's call. */
const troubles = new Set<OutageReason>(['timeout', 'network', 'server_error', 'rate_limited'])
const isTrouble = (error: Error) => error instanceof ServiceUnavailable && troubles.has(error.reason)

/**
 * The platform's calls about offers and links as the order watch makes them: concurrent, limited per key and overall,
 * each with a timeout. A rate-limited key pauses for as long as it was told to. When the platform stops answering, the
 * circuit opens and calls fail at once.
 */
export function guardPlatform(platform: GamePlatform, options: GuardOptions = {}): GuardedPlatform {
  const { atOnce = 32, atOncePerKey = 2, callMs = 12_000, failures = 10, breakMs = 10_000 } = options
  const breaker = circuitBreaker(handleWhen(isTrouble), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: breakMs,
  })
  let asksAgainAt = 0
  breaker.onBreak(() => (asksAgainAt = Date.now() + breakMs))
  const ownTurn = yieldQueue()
  const all = new PQueue({ concurrency: atOnce })
  const perKey = new Map<string, PQueue>()
  const restsUntil = new Map<string, number>()
  const closed = new AbortController()
  const untilClosed: Sleep = (ms, signal) => sleep(ms, AbortSignal.any([closed.signal, ...(signal ? [signal] : [])]))

  async function ask<Answer>(key: string, operation: string, call: () => Promise<Answer>): Promise<Answer> {
    const endsAt = Date.now() + callMs
    const queue = perKey.get(key) ?? new PQueue({ concurrency: atOncePerKey })
    perKey.set(key, queue)
    try {
      return await queue.add(() => all.add(() => askNow(key, operation, endsAt, call)))
    } finally {
      if (queue.size === 0 && queue.pending === 0) perKey.delete(key)
    }
  }

  async function askNow<Answer>(
    key: string,
    operation: string,
    endsAt: number,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    // An in-process platform answers without a pause: yield so that requests get a turn in between.
    await ownTurn()
    const rest = (restsUntil.get(key) ?? 0) - Date.now()
    if (rest > 0) throw new ServiceUnavailable(service, operation, 'rate_limited', Math.ceil(rest / 1000))
    restsUntil.delete(key)
    const left = endsAt - Date.now()
    if (left <= 0) throw new ServiceUnavailable(service, operation, 'timeout')
    const late = () => {
      throw new ServiceUnavailable(service, operation, 'timeout')
    }
    try {
      return await breaker.execute(() => inTime(left, call, late, untilClosed))
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        const wait = Math.max(asksAgainAt - Date.now(), 0)
        throw new ServiceUnavailable(service, operation, 'circuit_broken', Math.ceil(wait / 1000))
      }
      if (error instanceof ServiceUnavailable && error.reason === 'rate_limited')
        restsUntil.set(key, Date.now() + error.retryAfter * 1000)
      throw error
    }
  }

  return {
    platform: {
      ...platform,
      listOffers: (key, filter) => ask(key, 'list offers', () => platform.listOffers(key, filter)),
      getTradeOffer: (key, offerId) => ask(key, 'get an offer', () => platform.getTradeOffer(key, offerId)),
      getTradeStatus: (key, tradeId) => ask(key, 'get a trade', () => platform.getTradeStatus(key, tradeId)),
      withdrawTradeOffer: (key, offer) => ask(key, 'withdraw an offer', () => platform.withdrawTradeOffer(key, offer)),
      // Asked with the market's own key: the person stands in for it, so that links don't wait for each other.
      getTradeHold: (link) => ask(link.steamId, 'look at a link', () => platform.getTradeHold(link)),
    },
    isBroken: () => breaker.state === CircuitState.Open && Date.now() < asksAgainAt,
    close: () => closed.abort(),
  }
}
