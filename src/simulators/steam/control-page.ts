import { Hono } from 'hono'
import { html } from 'hono/html'
import { createOrders } from './control-routes.ts'
import type { SteamContext } from './context.ts'
import { showPage } from './markup.ts'
import { HALF_WAYS } from './misbehaviour.ts'

/** `/control`: the options of `control.json` as a page. */
export function controlPageRoutes(steam: SteamContext): Hono {
  const { misbehaviour, session, mountPath } = steam
  const orders = createOrders(steam)
  const app = new Hono()

  app.get('/control', (context) => {
    const state = misbehaviour.state()
    const number = (name: string, label: string, value: number) =>
      html`<label class="field">${label} <input name="${name}" inputmode="numeric" value="${value}" /></label>`
    const body = html`
      <form method="post" action="${mountPath}/control" class="card">
        <h2>The service</h2>
        <div class="row">
          ${number('slow_ms', 'Slow (ms)', state.slow.ms)}
          ${number('rate_limited', 'Too many requests next', state.rate_limited.times)}
          ${number('lost', 'Sends done but answered as failed next', state.timeout_after_success.times)}
        </div>
        <div class="row">
          ${number('half', 'Inventories broken off next', state.half.times)}
          <label class="field"
            >How
            <select name="half_how">
              ${HALF_WAYS.map(
                (way) => html`<option value="${way}" ${way === state.half.how ? 'selected' : ''}>${way}</option>`,
              )}
            </select></label
          >
          ${number('stale', 'Offers and trades as they were so many seconds ago', state.stale.seconds)}
          ${number('empty', 'Empty lists of offers next', state.stale.empty)}
        </div>
        <p class="row">
          <button class="primary" name="what" value="service">Set</button>
          <button name="what" value="reset">Be well again</button>
        </p>
      </form>
      <form method="post" action="${mountPath}/control" class="card">
        <h2>An account</h2>
        <label class="field"
          >SteamID <input name="steamid" required value="${session.account(context)?.steamId ?? ''}"
        /></label>
        <p class="row">
          <button name="what" value="swapped_asset">Its next offer carries another item</button>
          <button name="what" value="lookalike">Its next offer gives way to a lookalike</button>
          <button name="what" value="private">Make its inventory private</button>
          <button name="what" value="public">Make it public</button>
        </p>
        <p class="muted">
          ${state.swapped_asset.length + state.lookalike.length} offers are still to be tampered with.
        </p>
      </form>
      <form method="post" action="${mountPath}/control" class="card">
        <h2>A trade in protection</h2>
        <label class="field">Trade <input name="tradeid" inputmode="numeric" required /></label>
        <p class="row"><button name="what" value="reverse">Reverse it</button></p>
      </form>
    `
    return showPage(steam, context, { title: 'Misbehave', body })
  })

  app.post('/control', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const text = (name: string) => form.get(name) ?? ''
    const count = (name: string) => Number(text(name))
    const steamid = text('steamid')
    const what = text('what')
    const wanted: Readonly<Record<string, Record<string, unknown>>> = {
      reset: { reset: true },
      service: {
        slow: { ms: count('slow_ms') },
        rate_limited: { times: count('rate_limited') },
        timeout_after_success: { times: count('lost') },
        half: { times: count('half'), how: text('half_how') },
        stale: { seconds: count('stale'), empty: count('empty') },
      },
      swapped_asset: { swapped_asset: { steamid } },
      lookalike: { lookalike: { steamid } },
      private: { private: { steamid, on: true } },
      public: { private: { steamid, on: false } },
      reverse: { reverse: { tradeid: text('tradeid') } },
    }
    const problems = Object.entries(wanted[what] ?? {}).flatMap(([name, order]) => orders[name]!(order) ?? [])
    if (!(what in wanted) || problems.length > 0) return context.text(problems.join('\n') || 'what?', 400)
    return context.redirect(`${mountPath}/control`, 303)
  })
  return app
}
