import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Markup, PAGE_HEADERS, renderPage } from '../page.ts'
import { isIdNumber, makeIdNumber } from './id-number.ts'
import type { IdentityContext } from './identity-simulator.ts'

/** The page that users are sent to, and the page that shows past verifications. */
export function pageRoutes({ verifications, misbehaviour, mountPath }: IdentityContext): Hono {
  const app = new Hono()

  async function show(context: Context, title: string, body: Markup, status: 200 | 400 | 404 | 409 = 200) {
    const nav = html`<a href="${mountPath}/">Verifications</a>`
    const whole = renderPage({
      banner: 'Simulated identity service (demo)',
      title,
      homePath: `${mountPath}/`,
      nav,
      body,
    })
    return context.html(await whole, status, PAGE_HEADERS)
  }
  const gone = (context: Context) =>
    show(context, 'No verification to decide', html`<p class="note">It is decided, has run out, or never was.</p>`, 404)

  app.get('/verify/:id', (context) => {
    const verification = verifications.find(context.req.param('id'))
    if (verification?.state !== 'pending') return gone(context)
    const body = html`
      <p class="note">
        <b>${new URL(verification.return_url).host}</b> asks who you are. This is a simulation: any name will do, and
        the number is made up.
      </p>
      <form method="post" action="${mountPath}/verify/${verification.verification_id}" class="card">
        <label class="field">Name <input name="name" value="张三" required maxlength="30" autocomplete="off" /></label>
        <label class="field"
          >ID number <input name="id_number" value="${makeIdNumber()}" required maxlength="18" autocomplete="off"
        /></label>
        <p class="row">
          <button class="primary" name="decision" value="confirm">Confirm that this is me</button>
          <button name="decision" value="mismatch">Let the face not match</button>
          <button name="decision" value="refuse" formnovalidate>Refuse</button>
        </p>
      </form>
    `
    return show(context, 'Who are you?', body)
  })

  app.post('/verify/:id', async (context) => {
    const verification = verifications.find(context.req.param('id'))
    if (!verification) return gone(context)
    const form = new URLSearchParams(await context.req.text())
    const name = (form.get('name') ?? '').trim()
    const idNumber = (form.get('id_number') ?? '').trim().toUpperCase()
    const decision = form.get('decision')
    const isDecided =
      decision === 'confirm'
        ? name !== '' &&
          isIdNumber(idNumber) &&
          verifications.decide(verification.verification_id, {
            state: 'confirmed',
            reason: null,
            name,
            id_number: idNumber,
          })
        : verifications.decide(verification.verification_id, {
            state: 'refused',
            reason: decision === 'mismatch' ? 'not_matching' : 'refused_by_person',
            name: null,
            id_number: null,
          })
    if (isDecided) return context.redirect(verification.return_url, 303)
    if (verification.state !== 'pending') return gone(context)
    return show(context, 'Not an ID number', html`<p class="note">Go back and look at name and number again.</p>`, 400)
  })

  app.get('/', (context) => {
    const state = misbehaviour.state()
    const field = (name: keyof typeof state, label: string) =>
      html`<label class="field">${label} <input name="${name}" inputmode="numeric" value="${state[name]}" /></label>`
    const body = html`
      <form method="post" action="${mountPath}/control" class="card">
        <h2>Misbehave</h2>
        <div class="row">
          ${field('slow_ms', 'Slow (ms)')} ${field('errors', '500 next')}
          ${field('bad_signatures', 'Bad signatures next')} ${field('other_person', 'Somebody else next')}
        </div>
        <p class="row">
          <button class="primary">Set</button>
          <button name="reset" value="1">Be well again</button>
        </p>
      </form>
      <h2>Verifications</h2>
      <ul class="plain" aria-label="Verifications">
        ${verifications.list().map(
          (row) =>
            html`<li class="card row">
              <a href="${mountPath}/verify/${row.verification_id}">${row.reference}</a>
              <span class="chip">${row.state}</span> <span>${row.name ?? ''}</span>
            </li>`,
        )}
      </ul>
    `
    return show(context, 'Verifications', body)
  })
  return app
}
