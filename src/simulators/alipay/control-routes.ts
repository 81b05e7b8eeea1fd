import { Hono } from 'hono'
import type { AlipayContext } from './context.ts'
import { NOTIFY_MODES, TRANSFER_MODES } from './misbehaviour.ts'

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max
const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value)
const isTexts = (value: unknown): value is Record<string, string> =>
  Object.values(asRecord(value)).every((text) => typeof text === 'string')

const HELP = {
  slow: '{"ms": 500}: waits before each answer of the gateway; 0 ends that',
  errors: '{"times": 3}: answers the next calls with 500 and does nothing',
  lost_answers: '{"times": 1}: does what the next calls ask and then times out',
  bad_signatures: '{"times": 1}: signs the next answers with a foreign key',
  notify: `{"mode": "${NOTIFY_MODES.join('|')}"}: what becomes of the notices of the next payments`,
  transfer: `{"mode": "${TRANSFER_MODES.join('|')}", "refusal": "PAYEE_USER_INFO_ERROR"}: what becomes of the next payouts`,
  pay: '{"out_trade_no": "…"}: pays, as a payer does at the cashier',
  notice: '{"out_trade_no": "…", "parameters": {"total_amount": "0.01"}, "forged": true}: sends one notice now',
  deliver: 'true: sends the notices that were held back or not taken',
  settle_transfer: '{"out_biz_no": "…", "status": "SUCCESS|FAIL", "error_code": "…"}: decides a payout left open',
  holder: '{"account": "…", "name": "…"}: whose account that is',
  reset: 'true: ends all misbehaviour',
}

/** A control order; returns null when done, or what is wrong with it. */
type Order = (order: unknown) => string | null | Promise<string | null>

/** The orders to misbehave, by name. */
export function createOrders(alipay: AlipayContext): Readonly<Record<string, Order>> {
  const { misbehaviour, trades, transfers, notices } = alipay
  const counted = (name: 'errors' | 'lost_answers' | 'bad_signatures') => (order: unknown) => {
    const { times } = asRecord(order)
    if (!isCount(times, 1_000_000)) return HELP[name]
    misbehaviour.set({ [name]: times })
    return null
  }
  return {
    errors: counted('errors'),
    lost_answers: counted('lost_answers'),
    bad_signatures: counted('bad_signatures'),
    slow: (order) => {
      const { ms } = asRecord(order)
      if (!isCount(ms, 60_000)) return HELP.slow
      misbehaviour.set({ slow_ms: ms })
      return null
    },
    notify: (order) => {
      const { mode } = asRecord(order)
      if (!isOneOf(NOTIFY_MODES, mode)) return HELP.notify
      misbehaviour.set({ notify: mode })
      return null
    },
    transfer: (order) => {
      const { mode, refusal = 'PAYEE_USER_INFO_ERROR' } = asRecord(order)
      if (!isOneOf(TRANSFER_MODES, mode) || typeof refusal !== 'string') return HELP.transfer
      misbehaviour.set({ transfer: mode, refusal })
      return null
    },
    pay: async (order) => {
      const trade = trades.find(String(asRecord(order).out_trade_no))
      if (!trade || !trades.pay(trades.scan(trade), '138****0001')) return 'pay: no such payment that can be paid'
      await notices.announce(trades.find(trade.out_trade_no)!, misbehaviour.state().notify)
      return null
    },
    notice: async (order) => {
      const { out_trade_no, parameters = {}, forged = false } = asRecord(order)
      const trade = trades.find(String(out_trade_no))
      if (!trade || !isTexts(parameters) || typeof forged !== 'boolean') return HELP.notice
      await notices.sendNow(trade, { parameters, isForged: forged })
      return null
    },
    deliver: async (order) => {
      if (order !== true) return HELP.deliver
      await notices.deliverHeld()
      return null
    },
    settle_transfer: (order) => {
      const { out_biz_no, status, error_code = null } = asRecord(order)
      if (!isOneOf(['SUCCESS', 'FAIL'], status) || (error_code !== null && typeof error_code !== 'string'))
        return HELP.settle_transfer
      return transfers.settle(String(out_biz_no), status, error_code) ? null : 'settle_transfer: no such open payout'
    },
    holder: (order) => {
      const { account, name } = asRecord(order)
      if (typeof account !== 'string' || typeof name !== 'string') return HELP.holder
      transfers.setHolder(account, name)
      return null
    },
    reset: (order) => {
      if (order !== true) return HELP.reset
      misbehaviour.reset()
      return null
    },
  }
}

/** `control.json`: makes the simulator misbehave. One request may hold several orders; unknown ones are refused. */
export function controlRoutes(alipay: AlipayContext): Hono {
  const orders = createOrders(alipay)
  const state = () => ({
    state: alipay.misbehaviour.state(),
    trades: alipay.trades.list(),
    transfers: alipay.transfers.list(),
    notices: alipay.notices.list().map(({ notice_id, out_trade_no, answer }) => ({ notice_id, out_trade_no, answer })),
  })
  return new Hono()
    .get('/control.json', (context) => context.json({ ...state(), help: HELP }))
    .post('/control.json', async (context) => {
      const body = asRecord(await context.req.json().catch(() => null))
      const unknown = Object.keys(body).filter((name) => !(name in orders))
      if (Object.keys(body).length === 0 || unknown.length > 0)
        return context.json({ error: { unknown }, help: HELP }, 400)
      const errors: string[] = []
      for (const [name, order] of Object.entries(body)) errors.push(...[(await orders[name]!(order)) ?? []].flat())
      return errors.length > 0 ? context.json({ error: errors }, 400) : context.json(state())
    })
}
