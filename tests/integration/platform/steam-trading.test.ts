import { describe, expect, test } from 'vitest'
import { BUYER, BUYER_KEY, SELLER, SELLER_KEY, buildSteamWorld, redline } from '../../factories/steam-world.ts'

const WEEK = 7 * 86_400

async function sendOne() {
  const world = buildSteamWorld()
  const [assetId = ''] = world.steam.addAssets([redline(SELLER)])
  const send = () =>
    world.autoSeller.sendOffer({ sellerSteamId: SELLER, tradeUrl: world.buyerTradeUrl, assetId, message: 'Order 42' })
  return { world, assetId, send, offerId: await send() }
}

async function offerOf(world: ReturnType<typeof buildSteamWorld>, offerId: string, key = SELLER_KEY) {
  const result = await world.adapter.getTradeOffer(key, offerId)
  return result.ok ? result.offer : expect.fail(result.reason)
}

async function statusOf(world: ReturnType<typeof buildSteamWorld>, tradeId: string, key = SELLER_KEY) {
  const result = await world.adapter.getTradeStatus(key, tradeId)
  return result.ok ? result.trade : expect.fail(result.reason)
}

async function inventoryOf(world: ReturnType<typeof buildSteamWorld>, steamId: string) {
  const result = await world.adapter.getInventory(steamId)
  return result.ok ? result.assets.map((asset) => asset.assetId) : expect.fail(result.reason)
}

describe('trade offers', () => {
  test('S1.2 an offer sent is seen by both sides, each from its own', async () => {
    const { world, assetId, offerId } = await sendOne()
    const sent = await world.adapter.listOffers(SELLER_KEY)
    const received = await world.adapter.listOffers(BUYER_KEY)
    if (!sent.ok || !received.ok) return expect.fail('refused')
    expect(sent.offers).toHaveLength(1)
    expect(sent.offers[0]).toMatchObject({
      offerId,
      partner: BUYER,
      isOurs: true,
      state: 'active',
      message: 'Order 42',
      itemsToGive: [{ assetId, contextId: '2', isMissing: false, marketHashName: 'AK-47 | Redline (Field-Tested)' }],
      itemsToReceive: [],
      tradeId: null,
      createdAt: new Date('2026-03-01T12:00:00Z'),
    })
    expect(received.offers[0]).toMatchObject({ offerId, partner: SELLER, isOurs: false, itemsToReceive: [{ assetId }] })
  })

  test('S1.2 accepting moves the item under a new id, hidden until the trade settles', async () => {
    const { world, assetId, offerId } = await sendOne()
    const tradeId = await world.autoSeller.acceptIncoming(BUYER, offerId)
    expect(await offerOf(world, offerId)).toMatchObject({ state: 'accepted', tradeId })

    const trade = await statusOf(world, tradeId)
    expect(trade).toMatchObject({
      partner: BUYER,
      status: 'complete',
      startedAt: new Date('2026-03-01T12:00:00Z'),
      settlesAt: new Date('2026-03-08T12:00:00Z'),
      rollbackTradeId: null,
      itemsReceived: [],
    })
    const newAssetId = trade.itemsGiven[0]?.newAssetId ?? ''
    expect(trade.itemsGiven[0]?.assetId).toBe(assetId)
    expect(newAssetId).toMatch(/^\d+$/)
    expect(newAssetId).not.toBe(assetId)
    expect((await statusOf(world, tradeId, BUYER_KEY)).itemsReceived[0]).toMatchObject({ assetId, newAssetId })

    expect(await inventoryOf(world, SELLER)).toEqual([])
    expect(await inventoryOf(world, BUYER)).toEqual([])
    world.advance(WEEK)
    expect(await inventoryOf(world, BUYER)).toEqual([newAssetId])
  })

  test('a declined offer and a cancelled one end without a trade', async () => {
    const { world, assetId, offerId, send } = await sendOne()
    const second = await send()
    const login = (steamid: string) =>
      world.steamFetch(`${world.steam.baseUrl}/login/`, { method: 'POST', body: new URLSearchParams({ steamid }) })
    const act = async (steamId: string, path: string) => {
      const cookie = (await login(steamId)).headers.getSetCookie()[0] ?? ''
      return world.steamFetch(`${world.steam.baseUrl}${path}`, { method: 'POST', headers: { cookie } })
    }
    await act(BUYER, `/tradeoffer/${offerId}/decline`)
    await act(SELLER, `/tradeoffer/${second}/cancel`)
    expect(await offerOf(world, offerId)).toMatchObject({ state: 'declined', tradeId: null })
    expect(await offerOf(world, second)).toMatchObject({ state: 'cancelled', tradeId: null })
    expect((await act(BUYER, `/tradeoffer/${offerId}/accept`)).status).toBe(500)
    expect(await inventoryOf(world, SELLER)).toEqual([assetId])
  })

  test('nobody but the recipient can accept, and nobody gives what isn’t theirs', async () => {
    const { world, assetId, offerId } = await sendOne()
    await expect(world.autoSeller.acceptIncoming(SELLER, offerId)).rejects.toThrow('(15)')
    const theft = { sellerSteamId: BUYER, tradeUrl: world.sellerTradeUrl, assetId, message: '' }
    await expect(world.autoSeller.sendOffer(theft)).rejects.toThrow('(26)')
    const staleUrl = { sellerSteamId: SELLER, tradeUrl: world.buyerTradeUrl.replace(/.{8}$/, 'stale-Tk'), assetId }
    await expect(world.autoSeller.sendOffer({ ...staleUrl, message: '' })).rejects.toThrow('(15)')
  })

  test('one item in two offers: the second loses it when the first is accepted', async () => {
    const { world, offerId, send } = await sendOne()
    const second = await send()
    await world.autoSeller.acceptIncoming(BUYER, offerId)
    const lost = await offerOf(world, second)
    expect(lost).toMatchObject({ state: 'invalid_items', itemsToGive: [{ isMissing: true }] })
    await expect(world.autoSeller.acceptIncoming(BUYER, second)).rejects.toThrow('(11)')
  })

  test('an offer nobody answers expires after two weeks', async () => {
    const { world, offerId } = await sendOne()
    world.advance(2 * WEEK)
    expect((await offerOf(world, offerId)).state).toBe('expired')
  })

  test('an offer that changed since is listed, an older one is not', async () => {
    const { world, offerId } = await sendOne()
    await world.autoSeller.acceptIncoming(BUYER, offerId)
    const changed = new Date('2026-03-01T12:00:00Z')
    const listed = await world.adapter.listOffers(SELLER_KEY, { since: changed })
    expect(listed).toMatchObject({ ok: true, offers: [{ offerId, state: 'accepted' }] })
    const later = new Date(changed.getTime() + 3_600_000)
    expect(await world.adapter.listOffers(SELLER_KEY, { since: later })).toMatchObject({ ok: true, offers: [] })
    expect(await world.adapter.listOffers(SELLER_KEY)).toMatchObject({ ok: true, offers: [] })
  })

  test('a trade in protection can be reversed: the item goes home under a third id', async () => {
    const { world, assetId, offerId } = await sendOne()
    const tradeId = await world.autoSeller.acceptIncoming(BUYER, offerId)
    const moved = (await statusOf(world, tradeId)).itemsGiven[0]?.newAssetId
    expect((await world.control({ reverse: { tradeid: tradeId } })).status).toBe(200)
    const trade = await statusOf(world, tradeId)
    expect(trade.status).toBe('trade_protection_rollback')
    expect(trade.rollbackTradeId).toMatch(/^\d{18}$/)
    const [home] = await inventoryOf(world, SELLER)
    expect(home).toMatch(/^\d+$/)
    expect([assetId, moved]).not.toContain(home)
  })

  test('a settled trade can’t be reversed', async () => {
    const { world, offerId } = await sendOne()
    const tradeId = await world.autoSeller.acceptIncoming(BUYER, offerId)
    world.advance(WEEK)
    expect(world.steam.reverseTrade(tradeId)).toEqual({ ok: false, reason: 'already_settled' })
    expect((await statusOf(world, tradeId)).status).toBe('complete')
  })

  test('offers and trades of others are not found', async () => {
    const { world, offerId } = await sendOne()
    const strangerKey = 'C'.repeat(32)
    world.steam.createAccount({ personaName: 'Stranger', apiKey: strangerKey })
    expect(await world.adapter.getTradeOffer(strangerKey, offerId)).toEqual({ ok: false, reason: 'not_found' })
    const tradeId = await world.autoSeller.acceptIncoming(BUYER, offerId)
    expect(await world.adapter.getTradeStatus(strangerKey, tradeId)).toEqual({ ok: false, reason: 'not_found' })
  })
})

describe('S1.14 what a user sets up before trading', () => {
  test('an API key passes, an unknown one and one of another shape are refused', async () => {
    const { adapter } = buildSteamWorld()
    expect(await adapter.checkApiKey(SELLER, SELLER_KEY)).toEqual({ ok: true })
    const refused = { ok: false, reason: 'api_key_invalid' }
    expect(await adapter.checkApiKey(SELLER, 'E'.repeat(32))).toEqual(refused)
    expect(await adapter.checkApiKey(SELLER, 'not a key')).toEqual(refused)
    expect(await adapter.listOffers('E'.repeat(32))).toEqual(refused)
  })

  test('the key of somebody this account has traded with is a foreign key', async () => {
    const { world } = await sendOne()
    expect(await world.adapter.checkApiKey(BUYER, SELLER_KEY)).toEqual({ ok: false, reason: 'foreign_key' })
  })

  test('the trade token is checked against the account', async () => {
    const { adapter, buyerToken } = buildSteamWorld()
    const ask = (token: string) => adapter.getTradeHold({ steamId: BUYER, token })
    expect(await ask(buyerToken)).toEqual({ ok: true, seconds: 0 })
    expect(await ask('stale-Tk')).toEqual({ ok: false, reason: 'trade_url_invalid' })
  })

  test.each([
    ['the plain form', '?partner=39734273&token=aB3_-xYz', { ok: true }],
    ['with blanks and more parameters', '?token=aB3_-xYz&partner=39734273&for=me  ', { ok: true }],
    ['another account', '?partner=39734279&token=aB3_-xYz', { ok: false, reason: 'foreign_account' }],
    ['no token', '?partner=39734273', { ok: false, reason: 'malformed' }],
    ['a short token', '?partner=39734273&token=abc', { ok: false, reason: 'malformed' }],
    ['two partners', '?partner=39734273&partner=1&token=aB3_-xYz', { ok: false, reason: 'malformed' }],
    ['a partner that is no number', '?partner=0x25E4B82&token=aB3_-xYz', { ok: false, reason: 'malformed' }],
  ])('a trade URL: %s', (_, query, expected) => {
    const { adapter, steam } = buildSteamWorld()
    const url = `${steam.baseUrl}/tradeoffer/new/${query}`
    const clean = {
      partner: 39734273,
      token: 'aB3_-xYz',
      url: `${steam.baseUrl}/tradeoffer/new/?partner=39734273&token=aB3_-xYz`,
    }
    expect(adapter.parseTradeUrl(url, SELLER)).toEqual(expected.ok ? { ...expected, ...clean } : expected)
  })

  test.each(['', 'hello', 'https://evil.test/tradeoffer/new/?partner=39734273&token=aB3_-xYz', 'javascript:alert(1)'])(
    'what is no trade URL is refused: %j',
    (url) => expect(buildSteamWorld().adapter.parseTradeUrl(url, SELLER)).toEqual({ ok: false, reason: 'malformed' }),
  )
})
