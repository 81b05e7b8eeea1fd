import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { formatYuan } from '#lib/money.ts'
import { chinaTime, type AlipayContext } from './context.ts'
import { signedText } from './keys.ts'
import { showPage } from './markup.ts'
import type { Trade } from './tables.ts'

const states: Readonly<Record<Trade['status'], string>> = {
  SCANNED_BY_NOBODY: 'waits to be paid',
  WAIT_BUYER_PAY: 'waits to be paid',
  TRADE_CLOSED: 'closed: it can no longer be paid',
  TRADE_SUCCESS: 'paid',
}

/** The cashier: what a payer sees after scanning the code, or after the market has redirected them here. */
export function cashierRoutes(alipay: AlipayContext): Hono {
  const { trades, notices, misbehaviour, mountPath, keys, appId, sellerId, clock } = alipay
  const app = new Hono()

  const notFound = (context: Context) =>
    showPage(context, mountPath, {
      title: 'No such payment',
      status: 404,
      body: html`<p>Ask the market for a new code.</p>`,
    })

  const facts = (trade: Trade) => html`
    <p class="meta">${trade.subject}</p>
    <p><output class="big" aria-label="Amount">${formatYuan(trade.total_amount)}</output></p>
    <p class="meta">
      Number ${trade.out_trade_no}, until ${chinaTime(new Date(trade.expires_at))} (China Standard Time)
    </p>
  `

  /** Where the browser returns to, with the platform's answer about the payment. */
  function returnAddress(trade: Trade): string {
    const said = {
      charset: 'utf-8',
      method: 'alipay.trade.page.pay.return',
      app_id: appId,
      out_trade_no: trade.out_trade_no,
      trade_no: trade.trade_no,
      total_amount: trade.total_amount,
      seller_id: sellerId,
      timestamp: chinaTime(clock()),
      version: '1.0',
    }
    const url = new URL(trade.return_url!)
    const sign = keys.sign(signedText(said, []))
    for (const [name, value] of Object.entries({ ...said, sign_type: 'RSA2', sign })) url.searchParams.set(name, value)
    return url.href
  }

  app.get('/qr/:token', (context) => {
    const found = trades.findByToken(context.req.param('token'))
    if (!found) return notFound(context)
    const trade = trades.scan(found)
    const form = html`<form method="post" action="${mountPath}/qr/${trade.token}" class="card">
      <label class="field">Pay as <input name="buyer" value="138****0001" required maxlength="60" /></label>
      <button class="primary">Pay ${formatYuan(trade.total_amount)}</button>
    </form>`
    const body = html`<section class="card">${facts(trade)}</section>
      ${trade.status === 'WAIT_BUYER_PAY' ? form : html`<p class="note">This payment is ${states[trade.status]}.</p>`}`
    return showPage(context, mountPath, { title: 'Cashier', body })
  })

  app.post('/qr/:token', async (context) => {
    const found = trades.findByToken(context.req.param('token'))
    if (!found) return notFound(context)
    const buyer = new URLSearchParams(await context.req.text()).get('buyer')?.slice(0, 60) || '138****0001'
    if (!trades.pay(trades.scan(found), buyer)) {
      const body = html`<p class="note">This payment is ${states[trades.find(found.out_trade_no)!.status]}.</p>`
      return showPage(context, mountPath, { title: 'Not paid', status: 409, body })
    }
    const trade = trades.find(found.out_trade_no)!
    await notices.announce(trade, misbehaviour.state().notify)
    if (trade.return_url) return context.redirect(returnAddress(trade), 303)
    const body = html`<section class="card">${facts(trade)}</section>
      <p class="note">Paid. Go back to the market: it knows of it.</p>`
    return showPage(context, mountPath, { title: 'Paid', body })
  })

  return app
}
