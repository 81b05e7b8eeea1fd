import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatYuan } from '#lib/money.ts'
import { chinaTime, type AlipayContext } from './context.ts'
import { createOrders } from './control-routes.ts'
import { showPage } from './markup.ts'
import { NOTIFY_MODES, TRANSFER_MODES } from './misbehaviour.ts'

const options = (values: readonly string[], current: string) =>
  values.map((value) => html`<option value="${value}" ${value === current ? 'selected' : ''}>${value}</option>`)

/** The payments in and out, and the controls that make the platform misbehave. */
export function homeRoutes(alipay: AlipayContext): Hono {
  const { trades, transfers, notices, misbehaviour, mountPath } = alipay
  const orders = createOrders(alipay)
  const app = new Hono()

  app.get('/', (context) => {
    const state = misbehaviour.state()
    const held = notices.list().filter(({ answer }) => answer !== 'success').length
    const body = html`
      <form method="post" action="${mountPath}/control" class="card">
        <h2>Misbehave</h2>
        <div class="row">
          <label class="field"
            >Notices
            <select name="notify">
              ${options(NOTIFY_MODES, state.notify)}
            </select></label
          >
          <label class="field"
            >Payouts
            <select name="transfer">
              ${options(TRANSFER_MODES, state.transfer)}
            </select></label
          >
          <label class="field">Refusal <input name="refusal" value="${state.refusal}" maxlength="60" /></label>
        </div>
        <div class="row">
          <label class="field">Slow (ms) <input name="slow_ms" inputmode="numeric" value="${state.slow_ms}" /></label>
          <label class="field">500 next <input name="errors" inputmode="numeric" value="${state.errors}" /></label>
          <label class="field"
            >Answers lost next <input name="lost_answers" inputmode="numeric" value="${state.lost_answers}"
          /></label>
          <label class="field"
            >Bad signatures next <input name="bad_signatures" inputmode="numeric" value="${state.bad_signatures}"
          /></label>
        </div>
        <p class="row">
          <button class="primary">Set</button>
          <button name="reset" value="1">Be well again</button>
          <button name="deliver" value="1">Send ${held} notices not taken</button>
        </p>
      </form>
      <h2>Payments</h2>
      <ul class="plain" aria-label="Payments">
        ${trades.list().map(
          (trade) =>
            html`<li class="card">
              <div class="row">
                <a href="${mountPath}/qr/${trade.token}"><b>${formatYuan(trade.total_amount)}</b></a>
                <span class="chip">${trade.status}</span>
                <span class="meta">${trade.out_trade_no}, ${chinaTime(new Date(trade.created_at))}</span>
              </div>
            </li>`,
        )}
      </ul>
      <h2>Payouts</h2>
      <ul class="plain" aria-label="Payouts">
        ${transfers.list().map(
          (transfer) =>
            html`<li class="card">
              <div class="row">
                <b>${formatYuan(transfer.amount)}</b> <span>${transfer.account}</span>
                <span class="chip">${transfer.status}</span>
                <span class="meta">${transfer.out_biz_no}, ${chinaTime(new Date(transfer.created_at))}</span>
              </div>
              ${
                transfer.status === 'DEALING'
                  ? html`<form method="post" action="${mountPath}/control" class="row">
                      <input type="hidden" name="out_biz_no" value="${transfer.out_biz_no}" />
                      <button name="settle" value="SUCCESS">Let it arrive</button>
                      <button name="settle" value="FAIL">Let it fail</button>
                    </form>`
                  : ''
              }
            </li>`,
        )}
      </ul>
    `
    return showPage(context, mountPath, { title: 'Payments and payouts', body })
  })

  app.post('/control', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const times = (name: string) => ({ times: Number(form.get(name) ?? 0) })
    const wanted: Record<string, unknown> = form.has('reset')
      ? { reset: true }
      : form.has('deliver')
        ? { deliver: true }
        : form.has('settle')
          ? { settle_transfer: { out_biz_no: form.get('out_biz_no'), status: form.get('settle') } }
          : {
              notify: { mode: form.get('notify') },
              transfer: { mode: form.get('transfer'), refusal: form.get('refusal') ?? '' },
              slow: { ms: Number(form.get('slow_ms') ?? 0) },
              errors: times('errors'),
              lost_answers: times('lost_answers'),
              bad_signatures: times('bad_signatures'),
            }
    for (const [name, order] of Object.entries(wanted)) {
      const problem = await orders[name]!(order)
      if (problem) return context.text(problem, 400)
    }
    return context.redirect(`${mountPath}/`, 303)
  })
  return app
}
