import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { steamIdOf } from '#lib/steam-id.ts'
import { signedIn } from './account-routes.ts'
import type { SteamContext } from './context.ts'
import { showPage } from './markup.ts'
import { readOfferForm } from './offer-form.ts'
import { failureText, showFailure, showNewOffer, showOffer, showOfferList } from './offer-pages.ts'
import { RESULT } from './offers.ts'
import { playLookalike, swapAsset } from './tampering.ts'

/** A browser that posts a form wants a page; Steam's own script, and programs, read JSON. */
const wantsPage = (context: Context) => (context.req.header('accept') ?? '').includes('text/html')

/** Sending, reading, accepting, declining and cancelling trade offers, for people and programs alike. */
export function offerRoutes(steam: SteamContext): Hono {
  const { accounts, offers, trades, misbehaviour, mountPath } = steam
  const app = new Hono()

  // Steam answers a failed trade call with 500 and the EResult in the text.
  const refuse = (context: Context, eresult: number) =>
    wantsPage(context)
      ? showFailure(steam, context, eresult)
      : context.json({ strError: failureText(eresult) }, 500, { 'x-eresult': String(eresult) })

  app.get(
    '/my/tradeoffers',
    signedIn(steam, (context, account) => showOfferList(steam, context, account)),
  )

  app.get(
    '/tradeoffer/new',
    signedIn(steam, (context, account) => {
      const partner = Number(context.req.query('partner'))
      const isAccountId = Number.isInteger(partner) && partner > 0 && partner <= 0xffff_ffff
      const found = isAccountId ? accounts.find(steamIdOf(partner)) : null
      if (found?.steamId === account.steamId) {
        const body = html`<p class="note" role="alert">
          This trade URL is your own. Switch to another account to use it.
        </p>`
        return showPage(steam, context, { title: 'New trade offer', status: 409, body })
      }
      return found ? showNewOffer(steam, context, account, found) : showFailure(steam, context, RESULT.accessDenied)
    }),
  )
  app.post(
    '/tradeoffer/new/send',
    signedIn(steam, async (context, account) => {
      const offer = readOfferForm(await context.req.formData(), account.steamId)
      if (!offer) return refuse(context, RESULT.fail)
      const sent = offers.send(misbehaviour.takeSwap(account.steamId) ? swapAsset(steam, offer) : offer)
      if (!sent.ok) return refuse(context, sent.eresult)
      if (misbehaviour.takeLookalike(account.steamId)) playLookalike(steam, Number(sent.offerId))
      if (await misbehaviour.loseAnswer()) return refuse(context, RESULT.timeout)
      if (wantsPage(context)) return context.redirect(`${mountPath}/tradeoffer/${sent.offerId}/`)
      return context.json({ tradeofferid: sent.offerId })
    }),
  )

  const idOf = (context: Context) => Number(context.req.param('offerId'))
  app.get(
    '/tradeoffer/:offerId{[0-9]{1,15}}',
    signedIn(steam, (context, account) => {
      const offer = offers.find(idOf(context))
      const isParty = offer?.sender === account.steamId || offer?.recipient === account.steamId
      return offer && isParty
        ? showOffer(steam, context, account, offer)
        : showFailure(steam, context, RESULT.accessDenied)
    }),
  )
  app.post(
    '/tradeoffer/:offerId{[0-9]{1,15}}/accept',
    signedIn(steam, (context, account) => {
      const accepted = trades.accept(idOf(context), account.steamId)
      if (!accepted.ok) return refuse(context, accepted.eresult)
      if (wantsPage(context)) return context.redirect(`${mountPath}/tradeoffer/${idOf(context)}/`)
      return context.json({ tradeid: accepted.tradeId })
    }),
  )
  app.post(
    '/tradeoffer/:offerId{[0-9]{1,15}}/:verb{decline|cancel}',
    signedIn(steam, (context, account) => {
      const withdrawn = offers.withdraw(idOf(context), account.steamId)
      if (!withdrawn.ok) return refuse(context, withdrawn.eresult)
      if (wantsPage(context)) return context.redirect(`${mountPath}/tradeoffer/${idOf(context)}/`)
      return context.json({ tradeofferid: String(idOf(context)) })
    }),
  )
  return app
}
