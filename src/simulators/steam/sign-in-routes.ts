import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Account } from './accounts.ts'
import type { NewAsset } from './assets.ts'
import type { SteamContext } from './context.ts'
import { accountPicker, showPage } from './markup.ts'
import { assertionUrl, cancelUrl, checkAuthentication, readSignInRequest } from './openid-provider.ts'

/** A form's text fields; files are ignored. */
async function formOf(context: Context): Promise<URLSearchParams> {
  const entries = [...(await context.req.formData())].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries)
}

/** The OpenID sign-in, and the simulator's own account switcher. */
export function signInRoutes(steam: SteamContext, stockNewAccount?: (account: Account) => readonly NewAsset[]): Hono {
  const { accounts, assets, session, mountPath } = steam
  const app = new Hono()

  function accountFrom(form: URLSearchParams): Account | null {
    const name = form.get('create')?.trim()
    if (!name) return accounts.find(form.get('steamid') ?? '')
    const account = accounts.create({ personaName: name.slice(0, 32), isListed: true })
    if (stockNewAccount) assets.addAll(stockNewAccount(account))
    return account
  }

  app.get('/openid/login', (context) => {
    const params = new URL(context.req.url).searchParams
    const request = readSignInRequest(params)
    if (!request) {
      const body = html`<p class="note">The market sent something that is not an OpenID 2.0 sign-in request.</p>`
      return showPage(steam, context, { title: 'Sign-in request not understood', status: 400, body })
    }
    const fields = Object.fromEntries([...params].filter(([name]) => name.startsWith('openid.')))
    const picker = accountPicker(steam, {
      action: `${mountPath}/openid/login`,
      verb: 'Sign in as',
      words: params.get('q') ?? '',
      fields,
      current: session.account(context),
      offers: 'own',
    })
    const body = html`
      <p class="note">
        <b>${new URL(request.realm).host}</b> asks who you are on Steam. This is a simulation: no password, any account
        is yours to use.
      </p>
      ${picker}
      <p><a href="${cancelUrl(request)}">Cancel and go back</a></p>
    `
    return showPage(steam, context, { title: `Sign in to ${new URL(request.realm).host}`, body })
  })

  app.post('/openid/login', async (context) => {
    const form = await formOf(context)
    if (form.get('openid.mode') === 'check_authentication') return context.text(checkAuthentication(steam, form))
    const request = readSignInRequest(form)
    const account = accountFrom(form)
    if (!request || !account) return context.text('sign-in request not understood', 400)
    session.signIn(context, account.steamId)
    return context.redirect(assertionUrl(steam, request, account.steamId))
  })

  app.get('/login', (context) => {
    const picker = accountPicker(steam, {
      action: `${mountPath}/login/`,
      verb: 'Continue as',
      words: context.req.query('q') ?? '',
      fields: { goto: context.req.query('goto') ?? '' },
      current: session.account(context),
      offers: 'listed',
    })
    return showPage(steam, context, { title: 'Choose a Steam account', body: picker })
  })

  app.post('/login', async (context) => {
    const form = await formOf(context)
    const account = accountFrom(form)
    if (!account) return context.text('no such account', 400)
    session.signIn(context, account.steamId)
    const goto = form.get('goto') ?? ''
    // Only the simulator's own pages: anything else would be an open redirect.
    const isOwnPage = goto.startsWith(`${mountPath}/`) && !goto.includes('\\') && !goto.includes('..')
    return context.redirect(isOwnPage ? goto : `${mountPath}/`)
  })

  return app
}
