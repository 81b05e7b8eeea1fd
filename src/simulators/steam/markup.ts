import { randomInt } from 'node:crypto'
import { html } from 'hono/html'
import { type Markup, PAGE_HEADERS, renderPage } from '../page.ts'
import type { Context } from 'hono'
import type { Account } from './accounts.ts'
import type { Asset, ItemFacts } from './assets.ts'
import type { SteamContext } from './context.ts'

/** Answers with a complete page whose navigation shows who is signed in. */
export async function showPage(
  { session, mountPath }: SteamContext,
  context: Context,
  page: { title: string; body: Markup; status?: 200 | 400 | 401 | 403 | 404 | 409; account?: Account | null },
): Promise<Response> {
  const account = page.account === undefined ? session.account(context) : page.account
  const link = (path: string, label: string) => html`<a href="${mountPath}${path}">${label}</a>`
  const nav = account
    ? html`${link(`/profiles/${account.steamId}/inventory`, 'Inventory')} ${link('/my/tradeoffers/', 'Trade offers')}
      ${link('/my/edit/settings', 'Privacy')} ${link('/my/tradeoffers/privacy', 'Trade URL')}
      ${link('/dev/apikey', 'API key')} ${link('/login/', `Signed in as ${account.personaName}`)}`
    : link('/login/', 'Sign in')
  const whole = renderPage({
    banner: 'Simulated Steam (demo)',
    title: page.title,
    homePath: `${mountPath}/`,
    nav,
    body: page.body,
  })
  return context.html(await whole, page.status ?? 200, PAGE_HEADERS)
}

export const avatar = (mountPath: string, steamId: string): Markup =>
  html`<img class="avatar" src="${mountPath}/avatars/${steamId}.svg" alt="" width="36" height="36" />`

/** Steam's picture host, for the hashes that real inventories contain. */
const ICON_HOST = 'https://community.cloudflare.steamstatic.com/economy/image/'

function pictureUrl(iconUrl: string): string | null {
  if (/^(\/|https?:)/.test(iconUrl)) return iconUrl
  // Steam has no pictures for hashes shorter than this.
  return /^[\w-]{60,}$/.test(iconUrl) ? `${ICON_HOST}${iconUrl}/96fx72f` : null
}

export function itemText(facts: ItemFacts, asset?: Asset): Markup {
  const details = [
    asset?.wear ? `wear ${Number(asset.wear).toFixed(6)}` : null,
    asset?.paintSeed ? `seed ${asset.paintSeed}` : null,
    facts.nameTag ? `“${facts.nameTag}”` : null,
    ...(facts.stickers ?? []).map((sticker) => sticker.name),
    facts.charm?.name,
  ].filter(Boolean)
  const source = pictureUrl(facts.iconUrl)
  const picture = source === null ? '' : html`<img src="${source}" alt="" width="64" height="48" loading="lazy" />`
  return html`${picture}
    <div>
      <b>${facts.marketHashName}</b>
      <span class="meta">${facts.type}</span>
      ${details.length > 0 ? html`<span class="meta">${details.join(' · ')}</span>` : ''}
    </div>`
}

/**
 * Buttons to continue as one of the accounts, a search over all, and a new account; submits the given form fields, too.
 * `offers`: all listed accounts, or only the browser's own, as in a real sign-in.
 */
export function accountPicker(
  steam: SteamContext,
  parts: {
    action: string
    verb: string
    words: string
    fields: Readonly<Record<string, string>>
    current: Account | null
    offers: 'listed' | 'own'
  },
): Markup {
  const { accounts, mountPath } = steam
  const hidden = Object.entries(parts.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const isSearch = parts.words !== ''
  const found = isSearch || parts.offers === 'listed' ? accounts.search(parts.words) : []
  const others = found.filter((account) => account.steamId !== parts.current?.steamId)
  const shown = parts.current && !isSearch ? [parts.current, ...others] : found
  const button = (account: Account) =>
    html`<li>
      <button class="item" name="steamid" value="${account.steamId}" aria-label="${parts.verb} ${account.personaName}">
        ${avatar(mountPath, account.steamId)}
        <div><b>${account.personaName}</b><span class="meta">${account.steamId}</span></div>
      </button>
    </li>`
  const search = html`<form class="row card" method="get" action="${parts.action}" role="search">
    ${hidden}
    <label class="field">Find an account by name or SteamID <input name="q" value="${parts.words}" /></label>
    <button>Find</button>
  </form>`
  const pick = html`<form method="post" action="${parts.action}">
    ${hidden}
    <h2>Pick an account</h2>
    ${
      shown.length === 0
        ? html`<p class="muted">No account found.</p>`
        : html`<ul class="plain tiles" aria-label="Accounts">
            ${shown.map(button)}
          </ul>`
    }
  </form>`
  const create = html`<form class="row card" method="post" action="${parts.action}">
    ${hidden}
    <label class="field"
      >Name of a new account <input name="create" value="${suggestedName()}" required maxlength="32" autocomplete="off"
    /></label>
    <button class="primary">Create account</button>
  </form>`
  if (parts.offers === 'listed') return html`${search} ${pick} ${create}`
  return html`${shown.length > 0 || isSearch ? pick : ''} ${create} ${search}`
}

/** Saves new users from typing a name. */
const suggestedName = () => `player_${randomInt(1000, 10_000)}`
