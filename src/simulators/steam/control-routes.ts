import { Hono } from 'hono'
import type { SteamContext } from './context.ts'

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max

const HELP = {
  private: '{"steamid": "…", "on": true}: makes an inventory private, or public again',
  economy_ban: '{"steamid": "…", "ban": "none" | "probation" | "banned"}: what the platform thinks of a trader',
  rate_limited: '{"times": 3, "retry_after": 1}: answers the next calls of machines with 429',
  slow: '{"ms": 500}: waits before each answer to a machine; 0 ends that',
  reverse: '{"tradeid": "…"}: undoes a trade in protection',
  reset: 'true: ends rate_limited and slow',
}

/** `control.json`: tells the simulator to misbehave. One request may hold several orders; an unknown one is refused. */
export function controlRoutes({ accounts, trades, misbehaviour }: SteamContext): Hono {
  const app = new Hono()

  const orders: Readonly<Record<string, (order: unknown) => string | null>> = {
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
    rate_limited: (order) => {
      const { times, retry_after: retryAfter = null } = asRecord(order)
      if (!isCount(times, 1_000_000) || (retryAfter !== null && !isCount(retryAfter, 86_400))) return HELP.rate_limited
      misbehaviour.setRateLimit({ times, retryAfter })
      return null
    },
    slow: (order) => {
      const { ms } = asRecord(order)
      if (!isCount(ms, 60_000)) return HELP.slow
      misbehaviour.setSlow(ms)
      return null
    },
    reverse: (order) => {
      const reversed = trades.reverse(String(asRecord(order).tradeid))
      return reversed.ok ? null : `reverse: ${reversed.reason}`
    },
  }

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
