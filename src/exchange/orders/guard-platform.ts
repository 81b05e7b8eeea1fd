import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import { inTime, sleep, type Sleep } from '#lib/retry.ts'
import { yieldQueue } from '#lib/yield-queue.ts'
import type { GamePlatform } from '../ports/game-platform.ts'
import { type OutageReason, ServiceUnavailable } from '../ports/service-unavailable.ts'

export interface GuardOptions {
  /** Calls under way at once, over all keys. */
  atOnce?: number
  /** Calls under way at once with one key. */
  atOncePerKey?: number
  /** A call has failed when it is not answered by then, waiting for its turn included. */
  callMs?: number
  /** Failed calls in a row, whatever their keys, after which nobody is asked for a while. */
  failures?: number
  /** How long nobody is asked; after that one call tells whether all may ask again. */
  breakMs?: number
}

export interface GuardedPlatform {
  platform: GamePlatform
  /** Nobody is asked now: what would have to ask need not begin. */
  isBroken(): boolean
  /** Fails what is under way and whatever comes. */
  close(): void
}

const service = 'game platform'
/** What tells that the platform is in trouble, and not merely what one key was asked. */
const troubles = new Set<OutageReason>(['timeout', 'network', 'server_error', 'rate_limited'])
const isTrouble = (error: Error) => error instanceof ServiceUnavailable && troubles.has(error.reason)

/**
 * The platform's calls about trade offers as the watch over orders makes them: side by side, with a limit for each key and
 * for all, none longer than its time. A key that was told to slow down rests for as long as it was told. Where nothing is
 * answered any more the circuit breaks: the platform is left alone, and nobody waits for it.
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
    // A platform in this very process answers without a pause: requests get their turn in between.
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
    },
    isBroken: () => breaker.state === CircuitState.Open && Date.now() < asksAgainAt,
    close: () => closed.abort(),
  }
}
