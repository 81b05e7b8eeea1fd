import { type Context, Hono } from 'hono'
import { offerAsOf, tradeAsOf } from './as-of.ts'
import type { SteamContext } from './context.ts'
import { offerDescriptions, offerJson, tradeJson } from './offer-json.ts'
import { type Offer, RESULT, STATE } from './offers.ts'

const NO_MATCH = 42
const FORBIDDEN =
  '<html><head><title>Forbidden</title></head><body><h1>Forbidden</h1>Access is denied. Retrying will not help. Please verify your <pre>key=</pre> parameter.</body></html>'

const isSet = (value: string | undefined) => value === '1' || value === 'true'

/** The Web API (`api.steampowered.com`): called by the market with its own key and with its users' keys. */
export function webApiRoutes(steam: SteamContext): Hono {
  const { accounts, offers, trades, misbehaviour, publisherKey, baseUrl, now } = steam
  const shownMoment = () => now() - misbehaviour.staleSeconds()
  const app = new Hono()
  const answer = (context: Context, response: object, eresult = 1) => {
    context.header('x-eresult', String(eresult))
    return context.json({ response })
  }
  const forbid = (context: Context) => context.html(FORBIDDEN, 403)
  app.use('/ISteamUser/*', misbehaviour.middleware)
  app.use('/IEconService/*', misbehaviour.middleware)

  /** Runs an IEconService call for the key's owner. */
  const econ = (name: string, handle: (context: Context, viewer: string) => Response) =>
    app.get(`/IEconService/${name}/v1`, (context) => {
      const viewer = accounts.ownerOfKey(context.req.query('key') ?? '')
      return viewer === null ? forbid(context) : handle(context, viewer)
    })

  app.get('/ISteamUser/GetPlayerSummaries/v2', (context) => {
    const key = context.req.query('key') ?? ''
    if (key !== publisherKey && accounts.ownerOfKey(key) === null) return forbid(context)
    const ids = (context.req.query('steamids') ?? '').split(',').slice(0, 100)
    const players = ids.flatMap((id) => {
      const account = accounts.find(id)
      if (!account) return []
      const avatar = `${baseUrl}/avatars/${id}.svg`
      return [
        {
          steamid: id,
          communityvisibilitystate: account.isPublic ? 3 : 1,
          profilestate: 1,
          personaname: account.personaName,
          profileurl: `${baseUrl}/profiles/${id}/`,
          avatar,
          avatarmedium: avatar,
          avatarfull: avatar,
          personastate: 1,
          // A private profile hides its age.
          ...(account.isPublic ? { timecreated: account.createdAt } : {}),
        },
      ]
    })
    return context.json({ response: { players } })
  })

  app.get('/ISteamUser/GetPlayerBans/v1', (context) => {
    const key = context.req.query('key') ?? ''
    if (key !== publisherKey && accounts.ownerOfKey(key) === null) return forbid(context)
    const ids = (context.req.query('steamids') ?? '').split(',').slice(0, 100)
    const players = ids
      .filter((id) => accounts.find(id))
      .map((id) => ({
        SteamId: id,
        CommunityBanned: false,
        VACBanned: false,
        NumberOfVACBans: 0,
        DaysSinceLastBan: 0,
        NumberOfGameBans: 0,
        EconomyBan: accounts.economyBanOf(id),
      }))
    // The one answer that is not wrapped in `response`.
    return context.json({ players })
  })

  econ('GetTradeOffers', (context, viewer) => {
    const query = context.req.query()
    const cutoff = query.time_historical_cutoff === undefined ? null : Number(query.time_historical_cutoff)
    const isWanted = (offer: Offer) =>
      !isSet(query.active_only) || offer.state === STATE.active || (cutoff !== null && offer.updatedAt >= cutoff)
    const isEmpty = misbehaviour.takeEmptyList()
    const find = (flag: string | undefined, side: 'sender' | 'recipient') =>
      isSet(flag) && !isEmpty
        ? offers
            .listOf(viewer, side)
            .flatMap((offer) => offerAsOf(offer, shownMoment()) ?? [])
            .filter(isWanted)
        : []
    const sent = find(query.get_sent_offers, 'sender')
    const received = find(query.get_received_offers, 'recipient')
    const list = (found: Offer[]) => found.map((offer) => offerJson(steam, offer, viewer))
    return answer(context, {
      ...(sent.length > 0 ? { trade_offers_sent: list(sent) } : {}),
      ...(received.length > 0 ? { trade_offers_received: list(received) } : {}),
      ...(isSet(query.get_descriptions) ? { descriptions: offerDescriptions(steam, [...sent, ...received]) } : {}),
      next_cursor: 0,
    })
  })

  econ('GetTradeOffer', (context, viewer) => {
    const offer = offerAsOf(offers.find(Number(context.req.query('tradeofferid'))), shownMoment())
    if (!offer || (offer.sender !== viewer && offer.recipient !== viewer)) return answer(context, {}, NO_MATCH)
    const descriptions = isSet(context.req.query('get_descriptions'))
      ? { descriptions: offerDescriptions(steam, [offer]) }
      : {}
    return answer(context, { offer: offerJson(steam, offer, viewer), ...descriptions })
  })

  for (const name of ['CancelTradeOffer', 'DeclineTradeOffer'] as const) {
    app.post(`/IEconService/${name}/v1`, async (context) => {
      const form = await context.req.parseBody()
      const viewer = accounts.ownerOfKey(String(form.key))
      if (viewer === null) return forbid(context)
      const offer = offers.find(Number(form.tradeofferid))
      const mayEnd = offer && (name === 'CancelTradeOffer' ? offer.sender : offer.recipient) === viewer
      if (!mayEnd) return answer(context, {}, RESULT.accessDenied)
      const ended = offers.withdraw(offer.offerId, viewer)
      return answer(context, {}, ended.ok ? 1 : ended.eresult)
    })
  }

  econ('GetTradeStatus', (context, viewer) => {
    const trade = tradeAsOf(trades.find(context.req.query('tradeid') ?? ''), shownMoment())
    const isParty = trade?.assets.some((asset) => asset.giver === viewer || asset.taker === viewer)
    return trade && isParty ? answer(context, { trades: [tradeJson(trade, viewer)] }) : answer(context, {}, NO_MATCH)
  })

  app.get('/IEconService/GetTradeHoldDurations/v1', (context) => {
    const key = context.req.query('key') ?? ''
    if (key !== publisherKey && accounts.ownerOfKey(key) === null) return forbid(context)
    const target = accounts.find(context.req.query('steamid_target') ?? '')
    if (!target || target.tradeToken !== context.req.query('trade_offer_access_token')) {
      return answer(context, {}, RESULT.accessDenied)
    }
    const held = { escrow_end_duration_seconds: accounts.tradeHoldOf(target.steamId) }
    return answer(context, { my_escrow: { escrow_end_duration_seconds: 0 }, their_escrow: held, both_escrow: held })
  })

  return app
}
