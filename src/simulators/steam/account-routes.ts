import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { accountIdOf } from '#lib/steam-id.ts'
import type { Account } from './accounts.ts'
import type { SteamContext } from './context.ts'
import { avatar, itemText, showPage } from './markup.ts'

const SHOWN = 120

/** Runs a page for the signed-in account, or has the visitor sign in first and return. */
export function signedIn(
  { session, mountPath }: SteamContext,
  handle: (context: Context, account: Account) => Response | Promise<Response>,
) {
  return (context: Context) => {
    const account = session.account(context)
    if (account) return handle(context, account)
    if (context.req.method !== 'GET') return context.json({ success: 21, strError: 'not signed in' }, 401)
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(`${mountPath}/login/?${new URLSearchParams({ goto: `${pathname}${search}` })}`)
  }
}

/** What users set up before trading: privacy, API key, trade URL; and their inventory. */
export function accountRoutes(steam: SteamContext): Hono {
  const { accounts, assets, session, mountPath, baseUrl, now } = steam
  const app = new Hono()

  app.get(
    '/',
    signedIn(steam, (context, account) => {
      const link = (path: string, label: string, what: string) =>
        html`<li class="item">
          <div><a href="${mountPath}${path}">${label}</a><span class="meta">${what}</span></div>
        </li>`
      const body = html`
        <div class="row card">
          ${avatar(mountPath, account.steamId)}
          <div>
            <b>${account.personaName}</b>
            <div class="meta">SteamID ${account.steamId}</div>
          </div>
        </div>
        <ul class="plain tiles">
          ${link(`/profiles/${account.steamId}/inventory`, 'Inventory', 'What the account owns')}
          ${link('/my/tradeoffers/', 'Trade offers', 'Received and sent')}
          ${link('/my/edit/settings', 'Privacy settings', account.isPublic ? 'Inventory is public' : 'Inventory is private')}
          ${link('/my/tradeoffers/privacy', 'Trade URL', 'The link others send offers to')}
          ${link('/dev/apikey', 'Web API key', 'Lets the market watch trade offers')}
          ${link('/login/', 'Switch account', 'Go on as somebody else')}
          ${link('/control', 'Misbehave', 'Make the service fail, lie or be late')}
        </ul>
      `
      return showPage(steam, context, { title: 'Your account', body })
    }),
  )

  app.get('/profiles/:steamId/inventory', (context) => {
    const account = accounts.find(context.req.param('steamId'))
    if (!account) {
      const body = html`<p class="note">No account has this SteamID.</p>`
      return showPage(steam, context, { title: 'Profile not found', status: 404, body })
    }
    const isOwner = session.account(context)?.steamId === account.steamId
    const title = `Inventory of ${account.personaName}`
    if (!account.isPublic && !isOwner) {
      const body = html`<p class="note">This inventory is private.</p>`
      return showPage(steam, context, { title, status: 403, body })
    }
    const words = context.req.query('q') ?? ''
    const filter = { owner: account.steamId, now: now(), words, limit: SHOWN }
    const open = assets.list(filter)
    const guarded = isOwner ? assets.list({ ...filter, isProtected: true }) : []
    const total = assets.count(filter)
    const tiles = (list: typeof open) =>
      html`<ul class="plain tiles">
        ${list.map((asset) => html`<li class="item" id="asset-${asset.assetId}">${itemText(asset.facts, asset)}</li>`)}
      </ul>`
    const body = html`
      <form class="row card" method="get" role="search">
        <label class="field">Find an item <input name="q" value="${words}" /></label>
        <button>Find</button>
      </form>
      <p class="muted">
        ${total} ${total === 1 ? 'item' : 'items'}${total > open.length ? `, the newest ${open.length} shown` : ''}
      </p>
      ${open.length > 0 ? tiles(open) : html`<p class="note">Nothing here.</p>`}
      ${
        guarded.length > 0
          ? html`<h2>Trade protected</h2>
              <p class="muted">Only you see these until their trades settle.</p>
              ${tiles(guarded)}`
          : ''
      }
    `
    return showPage(steam, context, { title, body })
  })

  app.get(
    '/my/edit/settings',
    signedIn(steam, (context, account) => {
      const choice = (value: string, label: string, isChosen: boolean) =>
        html`<label class="check">
          <input type="radio" name="inventory" value="${value}" ${isChosen ? 'checked' : ''} /> ${label}
        </label>`
      const body = html`<form method="post">
        <fieldset>
          <legend>Who can see your inventory</legend>
          ${choice('public', 'Public', account.isPublic)} ${choice('private', 'Private', !account.isPublic)}
        </fieldset>
        <button class="primary">Save</button>
      </form>`
      return showPage(steam, context, { title: 'Privacy settings', body })
    }),
  )
  app.post(
    '/my/edit/settings',
    signedIn(steam, async (context, account) => {
      accounts.setPublic(account.steamId, (await context.req.formData()).get('inventory') === 'public')
      return context.redirect(`${mountPath}/my/edit/settings`)
    }),
  )

  app.get(
    '/my/tradeoffers/privacy',
    signedIn(steam, (context, account) => {
      const url = `${baseUrl}/tradeoffer/new/?partner=${accountIdOf(account.steamId)}&token=${account.tradeToken}`
      const body = html`
        <div class="card">
          <label class="field">Trade URL <input autofocus name="trade_url" readonly value="${url}" /></label>
          <p class="muted">Paste it into the market. A new URL makes the old one useless.</p>
          <form method="post"><button>Create new URL</button></form>
        </div>
      `
      return showPage(steam, context, { title: 'Who can send you trade offers', body })
    }),
  )
  app.post(
    '/my/tradeoffers/privacy',
    signedIn(steam, (context, account) => {
      accounts.renewTradeToken(account.steamId)
      return context.redirect(`${mountPath}/my/tradeoffers/privacy`)
    }),
  )
  return app
}
