import { Hono } from 'hono'
import { html } from 'hono/html'
import { signedIn } from './account-routes.ts'
import type { SteamContext } from './context.ts'
import { showPage } from './markup.ts'

/** `/dev/apikey`: one Web API key per account, registered under a domain name. */
export function apiKeyRoutes(steam: SteamContext): Hono {
  const { accounts, mountPath } = steam
  const app = new Hono()

  app.get(
    '/dev/apikey',
    signedIn(steam, (context, account) => {
      const known = accounts.keyOf(account.steamId)
      const body = known
        ? html`<div class="card">
            <label class="field">Key <input autofocus name="api_key" readonly value="${known.apiKey}" /></label>
            <p class="muted">Domain name: ${known.domain}</p>
            <form method="post" action="${mountPath}/dev/revokekey"><button>Revoke my Steam Web API key</button></form>
          </div>`
        : html`<form class="card" method="post" action="${mountPath}/dev/registerkey">
            <label class="field"
              >Domain name <input name="domain" required maxlength="100" value="${new URL(steam.baseUrl).hostname}"
            /></label>
            <label class="check">
              <input type="checkbox" name="agreeToTerms" value="agreed" required /> I agree to the terms of use
            </label>
            <button class="primary">Register</button>
          </form>`
      return showPage(steam, context, {
        title: known ? 'Your Steam Web API key' : 'Register a Steam Web API key',
        body,
      })
    }),
  )
  app.post(
    '/dev/registerkey',
    signedIn(steam, async (context, account) => {
      const form = await context.req.formData()
      const domain = form.get('domain')
      if (typeof domain !== 'string' || domain.trim() === '' || form.get('agreeToTerms') !== 'agreed') {
        return context.text('a domain name and your agreement are needed', 400)
      }
      accounts.registerKey(account.steamId, domain.trim().slice(0, 100))
      return context.redirect(`${mountPath}/dev/apikey`)
    }),
  )
  app.post(
    '/dev/revokekey',
    signedIn(steam, (context, account) => {
      accounts.revokeKey(account.steamId)
      return context.redirect(`${mountPath}/dev/apikey`)
    }),
  )
  return app
}
