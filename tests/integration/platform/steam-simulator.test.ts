import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { createSteamSimulator } from '#simulators/steam/steam-simulator.ts'
import { BUYER, buildSteamWorld, redline, SELLER } from '../../factories/steam-world.ts'

const PAGE = { accept: 'text/html' }

/** A browser at the simulator: keeps its cookie and follows no redirects. */
function buildBrowser({ steam, steamFetch }: ReturnType<typeof buildSteamWorld>) {
  let cookie = ''
  const send = async (path: string, fields?: Record<string, string>, headers: Record<string, string> = PAGE) => {
    const body = fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }
    const response = await steamFetch(`${steam.baseUrl}${path}`, { ...body, headers: { ...headers, cookie } })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  return { send, read: async (path: string) => (await send(path)).text() }
}

describe('the pages of the simulated Steam', () => {
  test('S1.14 a person registers an API key, reads the trade URL and makes the inventory private', async () => {
    const world = buildSteamWorld()
    const { send, read } = buildBrowser(world)
    await send('/login/', { create: 'Newcomer' })
    expect(await read('/')).toContain('Newcomer')
    await send('/dev/registerkey', { domain: 'market.test', agreeToTerms: 'agreed' })
    const key = /name="api_key" readonly value="([0-9A-F]{32})"/.exec(await read('/dev/apikey'))?.[1] ?? ''
    const url = /name="trade_url" readonly value="([^"]+)"/.exec(await read('/my/tradeoffers/privacy'))?.[1] ?? ''
    const steamId = /SteamID (\d{17})/.exec(await read('/'))?.[1] ?? ''
    expect(await world.adapter.checkApiKey(steamId, key)).toEqual({ ok: true })
    const parsed = world.adapter.parseTradeUrl(url.replaceAll('&amp;', '&'), steamId)
    const token = parsed.ok ? parsed.token : expect.fail(parsed.reason)
    expect(await world.adapter.getTradeHold({ steamId, token })).toMatchObject({ ok: true })
    await send('/my/tradeoffers/privacy', {})
    const stale = { ok: false, reason: 'trade_url_invalid' }
    expect(await world.adapter.getTradeHold({ steamId, token })).toEqual(stale)
    await send('/my/edit/settings', { inventory: 'private' })
    expect(await world.adapter.getInventory(steamId)).toEqual({ ok: false, reason: 'private' })
    await send('/dev/revokekey', {})
    expect(await world.adapter.checkApiKey(steamId, key)).toEqual({ ok: false, reason: 'api_key_invalid' })
  })

  test('S1.14 a sign-in offers the browser’s own account and a new one with a name, nobody else’s unasked', async () => {
    const world = buildSteamWorld()
    const { send, read } = buildBrowser(world)
    world.steam.createAccount({ personaName: 'demo buyer', isListed: true })
    const signIn = `/openid/login?${new URLSearchParams({
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'checkid_setup',
      'openid.return_to': 'http://market.test/steam/return',
      'openid.realm': 'http://market.test',
    })}`
    const stranger = await read(signIn)
    expect(stranger).toMatch(/name="create" value="player_\d{4}"/)
    expect(stranger).not.toContain('demo buyer')
    expect(await read(`${signIn}&q=demo`), 'asked for by name').toContain('Sign in as demo buyer')
    expect(await read('/login/'), 'the switch between accounts').toContain('Continue as demo buyer')
    await send('/login/', { create: 'Newcomer' })
    expect(await read(signIn)).toContain('Sign in as Newcomer')
  })

  test('the page behind a trade URL sends what is ticked; its recipient finds Accept and Decline there', async () => {
    const world = buildSteamWorld()
    const [assetId = ''] = world.steam.addAssets([redline(SELLER)])
    const seller = buildBrowser(world)
    await seller.send('/login/', { steamid: SELLER })
    const path = world.buyerTradeUrl.replace(world.steam.baseUrl, '')
    expect(await seller.read(path)).toMatch(new RegExp(`name="give"\\s+value="${assetId}"`))
    const form = {
      partner: BUYER,
      trade_offer_create_params: JSON.stringify({ trade_offer_access_token: world.buyerToken }),
    }
    const sent = await seller.send('/tradeoffer/new/send', { ...form, give: assetId })
    const offer = (sent.headers.get('location') ?? '').replace('/simulators/steam', '')
    expect(offer).toMatch(/^\/tradeoffer\/\d+\/$/)
    expect(await seller.read(offer)).not.toContain('Accept</button>')

    const buyer = buildBrowser(world)
    await buyer.send('/login/', { steamid: BUYER })
    const shown = await buyer.read(offer)
    expect(shown).toContain('Accept</button>')
    expect(shown).toContain('Decline</button>')
    await buyer.send(`${offer}accept`, {})
    expect(await buyer.read(offer)).toContain('>Accepted</span>')
    expect(await buyer.read(`/profiles/${BUYER}/inventory`)).toContain('Trade protected')
    expect(await seller.read(`/profiles/${BUYER}/inventory`)).not.toContain('Trade protected')
  })

  test('items in protection lie in context 16, for their owner alone', async () => {
    const world = buildSteamWorld()
    const [assetId = ''] = world.steam.addAssets([redline(SELLER)])
    const offer = { sellerSteamId: SELLER, tradeUrl: world.buyerTradeUrl, assetId, message: '' }
    await world.autoSeller.acceptIncoming(BUYER, await world.autoSeller.sendOffer(offer))
    const { send } = buildBrowser(world)
    expect((await send(`/inventory/${BUYER}/730/16`)).status).toBe(403)
    await send('/login/', { steamid: BUYER })
    expect(await (await send(`/inventory/${BUYER}/730/16`)).json()).toMatchObject({ total_inventory_count: 1 })
    expect(await (await send(`/inventory/${BUYER}/730/2`)).json()).toMatchObject({ total_inventory_count: 0 })
  })

  test('a page asked for without an account comes back after signing in, and only to its own site', async () => {
    const { send } = buildBrowser(buildSteamWorld())
    const asked = await send('/dev/apikey')
    expect(asked.headers.get('location')).toBe('/simulators/steam/login/?goto=%2Fsimulators%2Fsteam%2Fdev%2Fapikey')
    const goto = async (target: string) =>
      (await send('/login/', { steamid: BUYER, goto: target })).headers.get('location')
    expect(await goto('/simulators/steam/dev/apikey')).toBe('/simulators/steam/dev/apikey')
    expect(await goto('https://evil.test/')).toBe('/simulators/steam/')
    expect(await goto('/simulators/steam/..//evil.test')).toBe('/simulators/steam/')
  })

  test('a name can’t become markup, a forged cookie is nobody, another site’s form is refused', async () => {
    const world = buildSteamWorld()
    const { send, read } = buildBrowser(world)
    await send('/login/', { create: '<b>bold</b>' })
    const home = await read('/')
    expect(home).toContain('&lt;b&gt;bold')
    expect(home).not.toContain('<b>bold')
    const forged = await world.steamFetch(`${world.steam.baseUrl}/`, {
      headers: { cookie: `steamLoginSecure=${BUYER}.AAAA` },
    })
    expect(forged.status).toBe(302)
    const crossSite = { ...PAGE, 'sec-fetch-site': 'cross-site' }
    expect((await send('/my/edit/settings', { inventory: 'private' }, crossSite)).status).toBe(403)
  })
})

describe('the simulated Steam as a service', () => {
  test('accounts, items and ids go on after a restart on the same file', async () => {
    const db = new DatabaseSync(':memory:')
    const start = () =>
      createSteamSimulator({
        db,
        clock: () => new Date('2026-03-01T12:00:00Z'),
        publicUrl: 'http://market.test',
        mountPath: '/simulators/steam',
        publisherKey: 'F'.repeat(32),
      })
    const before = start()
    const account = before.createAccount({ personaName: 'Lasting' })
    const [first = ''] = before.addAssets([redline(account.steamId)])
    const after = start()
    expect(after.findAccount(account.steamId)).toEqual(account)
    const [second = ''] = after.addAssets([redline(account.steamId)])
    expect(Number(second)).toBe(Number(first) + 1)
    expect(after.createAccount({ personaName: 'Next' }).steamId).not.toBe(account.steamId)
    expect(after.createAccount({ personaName: 'Other name', steamId: account.steamId })).toEqual(account)
  })

  test('ids given from outside are never given out again', () => {
    const { steam } = buildSteamWorld()
    const given = '38000000005'
    const [, second = ''] = steam.addAssets([{ ...redline(SELLER), assetId: given }, redline(SELLER)])
    expect(Number(second)).toBeGreaterThan(Number(given))
    expect(() => steam.addAssets([{ ...redline(BUYER), assetId: given }])).toThrow('UNIQUE')
    const own = steam.createAccount({ personaName: 'Given', steamId: '76561199460265730' })
    expect(steam.createAccount({ personaName: 'Fresh' }).steamId > own.steamId).toBe(true)
  })

  test('control.json refuses what it doesn’t know, and says what it does', async () => {
    const world = buildSteamWorld()
    const refused = await world.control({ explode: true })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { unknown: ['explode'] } })
    expect((await world.control({ reverse: { tradeid: '1' } })).status).toBe(400)
    await world.control({ slow: { ms: 700 }, rate_limited: { times: 1 } })
    expect(await (await world.control({ reset: true })).json()).toEqual({
      state: {
        rate_limited: { times: 0, retry_after: null },
        slow: { ms: 0 },
        half: { times: 0, how: 'paging' },
        stale: { seconds: 0, empty: 0 },
        timeout_after_success: { times: 0, ms: 0 },
        swapped_asset: [],
        lookalike: [],
      },
    })
  })

  test('told to be slow, it waits before machines, not before people', async () => {
    const world = buildSteamWorld()
    await world.control({ slow: { ms: 700 } })
    await world.steamFetch(`${world.steam.baseUrl}/login/`)
    expect(world.delays).toEqual([])
    await world.adapter.getInventory(SELLER)
    expect(world.delays).toEqual([700])
  })
})
