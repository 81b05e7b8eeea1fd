import { Hono } from 'hono'
import type { SteamContext } from './context.ts'
import { HALF_WAYS, type HalfWay } from './misbehaviour.ts'

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max

const HELP = {
  private: '{"steamid": "…", "on": true}: makes an inventory private, or public again',
  economy_ban: '{"steamid": "…", "ban": "none" | "probation" | "banned"}: what the platform thinks of a trader',
  trade_hold: '{"steamid": "…", "seconds": 1296000}: how long the trades of an account are held; 0 ends that',
  rate_limited: '{"times": 3, "retry_after": 1}: answers the next calls of machines with 429',
  slow: '{"ms": 500}: waits before each answer to a machine; 0 ends that',
  half: `{"times": 1, "how": "${HALF_WAYS.join('|')}"}: breaks off the next inventory answers`,
  stale: '{"seconds": 60, "empty": 2}: shows offers and trades as they were, and no offers in the next lists',
  swapped_asset: '{"steamid": "…"}: the next offer this account sends carries another item than the page said',
  lookalike: '{"steamid": "…"}: the next offer this account sends is cancelled, and accounts that look alike step in',
  timeout_after_success: '{"times": 1, "ms": 0}: the next offers are sent, and their senders told late that it failed',
  reverse: '{"tradeid": "…"}: undoes a trade in protection',
  reset: 'true: ends everything but private, economy_ban, trade_hold and what has been reversed',
}

/** The orders to misbehave, by name: each returns null when done, or what is wrong with it. */
export function createOrders({
  accounts,
  trades,
  misbehaviour,
}: SteamContext): Readonly<Record<string, (order: unknown) => string | null>> {
  const tamper = (name: 'swapped_asset' | 'lookalike', flag: 'swapped' | 'lookalikes') => (order: unknown) => {
    const { steamid } = asRecord(order)
    if (!accounts.find(String(steamid))) return `${name}: no such steamid`
    misbehaviour.mark(flag, String(steamid))
    return null
  }
  return {
    reset: (order) => {
      if (order !== true) return 'reset: true'
      misbehaviour.reset()
      return null
    },
    private: (order) => {
      const { steamid, on } = asRecord(order)
      if (typeof on !== 'boolean') return HELP.private
      return accounts.setPublic(String(steamid), !on) === 1 ? null : 'private: no such steamid'
    },
    economy_ban: (order) => {
      const { steamid, ban } = asRecord(order)
      if (ban !== 'none' && ban !== 'probation' && ban !== 'banned') return HELP.economy_ban
      return accounts.setEconomyBan(String(steamid), ban) ? null : 'economy_ban: no such steamid'
    },
    trade_hold: (order) => {
      const { steamid, seconds } = asRecord(order)
      if (!isCount(seconds, 1_296_000)) return HELP.trade_hold
      return accounts.setTradeHold(String(steamid), seconds) ? null : 'trade_hold: no such steamid'
    },
    rate_limited: (order) => {
      const { times, retry_after: retryAfter = null } = asRecord(order)
      if (!isCount(times, 1_000_000) || (retryAfter !== null && !isCount(retryAfter, 86_400))) return HELP.rate_limited
      misbehaviour.set({ rateLimit: { times, retryAfter } })
      return null
    },
    slow: (order) => {
      const { ms } = asRecord(order)
      if (!isCount(ms, 60_000)) return HELP.slow
      misbehaviour.set({ slowMs: ms })
      return null
    },
    half: (order) => {
      const { times, how = 'paging' } = asRecord(order)
      if (!isCount(times, 1_000_000) || !HALF_WAYS.includes(how as HalfWay)) return HELP.half
      misbehaviour.set({ half: { times, how: how as HalfWay } })
      return null
    },
    stale: (order) => {
      const { seconds = 0, empty = 0 } = asRecord(order)
      if (!isCount(seconds, 31_536_000) || !isCount(empty, 1_000_000)) return HELP.stale
      misbehaviour.set({ stale: { seconds, empty } })
      return null
    },
    timeout_after_success: (order) => {
      const { times, ms = 0 } = asRecord(order)
      if (!isCount(times, 1_000_000) || !isCount(ms, 60_000)) return HELP.timeout_after_success
      misbehaviour.set({ lostSends: { times, ms } })
      return null
    },
    swapped_asset: tamper('swapped_asset', 'swapped'),
    lookalike: tamper('lookalike', 'lookalikes'),
    reverse: (order) => {
      const reversed = trades.reverse(String(asRecord(order).tradeid))
      return reversed.ok ? null : `reverse: ${reversed.reason}`
    },
  }
}

/** `control.json`: makes the simulator misbehave. One request may hold several orders; unknown ones are refused. */
export function controlRoutes(steam: SteamContext): Hono {
  const { misbehaviour } = steam
  const orders = createOrders(steam)
  const app = new Hono()
  app.get('/control.json', (context) => context.json({ state: misbehaviour.state(), help: HELP }))
  app.post('/control.json', async (context) => {
    const body = asRecord(await context.req.json().catch(() => null))
    const names = Object.keys(body)
    const unknown = names.filter((name) => !(name in orders))
    if (names.length === 0 || unknown.length > 0) return context.json({ error: { unknown }, help: HELP }, 400)
    const errors = names.flatMap((name) => orders[name]?.(body[name]) ?? [])
    return errors.length > 0 ? context.json({ error: errors }, 400) : context.json({ state: misbehaviour.state() })
  })
  return app
}
