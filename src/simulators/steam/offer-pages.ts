import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Markup } from '../page.ts'
import type { Account } from './accounts.ts'
import type { Asset } from './assets.ts'
import type { SteamContext } from './context.ts'
import { avatar, itemText, showPage } from './markup.ts'
import { type Offer, RESULT, STATE } from './offers.ts'

const OFFERED = 48
const STATE_WORDS: Readonly<Record<number, string>> = {
  [STATE.active]: 'Waiting for an answer',
  [STATE.accepted]: 'Accepted',
  [STATE.expired]: 'Expired',
  [STATE.cancelled]: 'Cancelled',
  [STATE.declined]: 'Declined',
  [STATE.invalidItems]: 'Items unavailable',
}
const FAILURES: Readonly<Record<number, string>> = {
  [RESULT.fail]: 'Pick at least one item.',
  [RESULT.invalidState]: 'This trade offer is no longer open.',
  [RESULT.accessDenied]: 'The trade URL is not valid (any more), or this trade offer is not yours.',
  [RESULT.revoked]: 'An item of this trade offer is no longer there.',
}

export const nameOf = ({ accounts }: SteamContext, steamId: string) => accounts.find(steamId)?.personaName ?? steamId

export const failureText = (eresult: number) =>
  `There was an error with your trade offer. ${FAILURES[eresult] ?? 'Try again later.'} (${eresult})`

export const showFailure = (steam: SteamContext, context: Context, eresult: number) =>
  showPage(steam, context, {
    title: 'Trade offer not done',
    status: 409,
    body: html`<p class="note" role="alert">${failureText(eresult)}</p>
      <p><a href="${steam.mountPath}/my/tradeoffers/">All trade offers</a></p>`,
  })

function choices(name: 'give' | 'take', legend: string, list: readonly Asset[], chosen: string | undefined): Markup {
  const option = (asset: Asset) =>
    html`<li>
      <label class="item">
        <input
          type="checkbox"
          name="${name}"
          value="${asset.assetId}"
          ${String(asset.assetId) === chosen ? 'checked' : ''}
        />
        ${itemText(asset.facts, asset)}
      </label>
    </li>`
  return html`<fieldset>
    <legend>${legend}</legend>
    ${
      list.length > 0
        ? html`<ul class="plain">
            ${list.map(option)}
          </ul>`
        : html`<p class="muted">No tradable item.</p>`
    }
  </fieldset>`
}

/** The page behind a trade URL. `asset` preselects an item, `q` filters both lists. */
export function showNewOffer(steam: SteamContext, context: Context, account: Account, partner: Account) {
  const { assets, mountPath, now } = steam
  const { token = '', q: words = '', asset: chosen } = context.req.query()
  const tradable = (owner: Account) => {
    const list = assets.list({ owner: owner.steamId, now: now(), words, limit: OFFERED })
    const named = chosen && /^\d{1,15}$/.test(chosen) ? assets.find(Number(chosen)) : null
    const isMissing = named?.owner === owner.steamId && !list.some((asset) => asset.assetId === named.assetId)
    return (isMissing ? [named, ...list] : list).filter((asset) => steam.offers.canGive(asset, owner.steamId))
  }
  const theirs = partner.isPublic ? tradable(partner) : []
  const body = html`
    <div class="row card">
      ${avatar(mountPath, partner.steamId)}
      <div>
        You trade with <b>${partner.personaName}</b>
        <div class="meta">SteamID ${partner.steamId}</div>
      </div>
    </div>
    <form class="row card" method="get" role="search">
      <input type="hidden" name="partner" value="${context.req.query('partner') ?? ''}" />
      <input type="hidden" name="token" value="${token}" />
      <label class="field">Find an item <input name="q" value="${words}" /></label>
      <button>Find</button>
    </form>
    <form method="post" action="${mountPath}/tradeoffer/new/send">
      <input type="hidden" name="partner" value="${partner.steamId}" />
      <input
        type="hidden"
        name="trade_offer_create_params"
        value="${JSON.stringify({ trade_offer_access_token: token })}"
      />
      ${choices('give', 'Items you give', tradable(account), chosen)}
      <details ${theirs.some((asset) => String(asset.assetId) === chosen) ? 'open' : ''}>
        <summary>Ask for items of ${partner.personaName}</summary>
        ${choices('take', 'Items you receive', theirs, chosen)}
      </details>
      <div class="row actions">
        <label class="field">Message <input name="tradeoffermessage" maxlength="128" autocomplete="off" /></label>
        <button class="primary">Send trade offer</button>
      </div>
    </form>
  `
  return showPage(steam, context, { title: 'New trade offer', body })
}

function itemList(steam: SteamContext, offer: Offer, giver: string, legend: string): Markup {
  const items = offer.items.filter((item) => item.giver === giver)
  const traded = offer.tradeId === null ? null : steam.trades.find(offer.tradeId)
  // A traded item continues under another id.
  const idNow = (assetId: number) => traded?.assets.find((each) => each.assetId === assetId)?.newAssetId ?? assetId
  return html`<section class="card" aria-label="${legend}">
    <h2>${legend}</h2>
    ${items.length === 0 ? html`<p class="muted">Nothing</p>` : ''}
    <ul class="plain">
      ${items.map((item) => {
        const facts = steam.assets.factsOf(item.classId, item.instanceId)
        const asset = steam.assets.find(idNow(item.assetId)) ?? undefined
        return facts ? html`<li class="item">${itemText(facts, asset)}</li>` : ''
      })}
    </ul>
  </section>`
}

export function showOffer(steam: SteamContext, context: Context, account: Account, offer: Offer) {
  const { mountPath } = steam
  const isOurs = offer.sender === account.steamId
  const partner = isOurs ? offer.recipient : offer.sender
  const action = (verb: string, label: string, style: string) =>
    html`<form method="post" action="${mountPath}/tradeoffer/${offer.offerId}/${verb}">
      <button class="${style}">${label}</button>
    </form>`
  const answers = isOurs
    ? action('cancel', 'Cancel trade offer', '')
    : html`${action('accept', 'Accept', 'primary')} ${action('decline', 'Decline', '')}`
  const body = html`
    <div class="row card">
      ${avatar(mountPath, partner)}
      <div>
        ${isOurs ? 'To' : 'From'} <b>${nameOf(steam, partner)}</b>
        <div class="meta">SteamID ${partner}</div>
      </div>
      <span class="chip" role="status">${STATE_WORDS[offer.state] ?? 'Unknown'}</span>
    </div>
    ${offer.message === '' ? '' : html`<p class="note">${offer.message}</p>`}
    <div class="columns">
      ${itemList(steam, offer, account.steamId, 'You give')} ${itemList(steam, offer, partner, 'You receive')}
    </div>
    ${offer.state === STATE.active ? html`<div class="row">${answers}</div>` : ''}
    ${offer.tradeId === null ? '' : html`<p class="muted">Trade ${offer.tradeId}</p>`}
  `
  return showPage(steam, context, { title: `Trade offer #${offer.offerId}`, body })
}

export function showOfferList(steam: SteamContext, context: Context, account: Account) {
  const row = (offer: Offer) => {
    const partner = offer.sender === account.steamId ? offer.recipient : offer.sender
    return html`<li class="item">
      ${avatar(steam.mountPath, partner)}
      <div>
        <a href="${steam.mountPath}/tradeoffer/${offer.offerId}/">Trade offer #${offer.offerId}</a>
        <span class="meta">${nameOf(steam, partner)} · ${STATE_WORDS[offer.state] ?? 'Unknown'}</span>
      </div>
    </li>`
  }
  const list = (title: string, found: Offer[]) => html`
    <h2>${title}</h2>
    ${
      found.length > 0
        ? html`<ul class="plain" aria-label="${title}">
            ${found.map(row)}
          </ul>`
        : html`<p class="muted">None.</p>`
    }
  `
  const body = html`
    ${list('Received', steam.offers.listOf(account.steamId, 'recipient', 50))}
    ${list('Sent', steam.offers.listOf(account.steamId, 'sender', 50))}
  `
  return showPage(steam, context, { title: 'Trade offers', body })
}
