import { describe, expect, test } from 'vitest'
import { BUYER, buildSteamWorld } from '../../factories/steam-world.ts'

const RETURN_TO = 'http://market.test/api/ext/steam/return?state=once-only'

/** Acts as a browser: opens the sign-in page, picks an account, and is redirected back with the signed parameters. */
async function signIn(world: ReturnType<typeof buildSteamWorld>, returnTo = RETURN_TO) {
  const url = world.adapter.signInUrl({ returnTo, realm: 'http://market.test/' })
  const page = await world.steamFetch(url)
  const body = new URLSearchParams([...new URL(url).searchParams, ['steamid', BUYER]])
  const answer = await world.steamFetch(`${world.steam.baseUrl}/openid/login`, { method: 'POST', body })
  return { page, params: new URL(answer.headers.get('location') ?? '').searchParams }
}

describe('signing in at the game platform', () => {
  test('S1.12 a person who picks an account comes back as that account, with a nonce to store', async () => {
    const world = buildSteamWorld()
    const { page, params } = await signIn(world)
    expect(await page.text()).toContain('Sign in to market.test')
    expect(await world.adapter.verifySignIn(params, { returnTo: RETURN_TO })).toEqual({
      ok: true,
      steamId: BUYER,
      nonce: params.get('openid.response_nonce'),
    })
  })

  test('a nonce used once is refused by the platform the second time', async () => {
    const world = buildSteamWorld()
    const { params } = await signIn(world)
    await world.adapter.verifySignIn(params, { returnTo: RETURN_TO })
    expect(await world.adapter.verifySignIn(params, { returnTo: RETURN_TO })).toEqual({ ok: false, reason: 'rejected' })
  })

  const foreignIdentity = 'http://evil.test/openid/id/76561198000000002'
  const forgeries: [string, string, (params: URLSearchParams) => void][] = [
    ['a foreign claimed_id', 'foreign_identity', (params) => setIdentity(params, foreignIdentity)],
    ['an id of 16 digits', 'foreign_identity', (params) => setIdentity(params, base(params) + '7656119800000000')],
    [
      'an identity that differs from the claim',
      'foreign_identity',
      (params) => params.set('openid.identity', base(params) + '76561198000000009'),
    ],
    [
      'somebody else’s id under the true signature',
      'rejected',
      (params) => setIdentity(params, base(params) + '76561198000000001'),
    ],
    ['another return address', 'wrong_return', (params) => params.set('openid.return_to', 'http://other.test/return')],
    ['another state in the query', 'wrong_return', (params) => params.set('state', 'stolen')],
    ['a second state in the query', 'wrong_return', (params) => params.append('state', 'stolen')],
    [
      'another endpoint',
      'wrong_endpoint',
      (params) => params.set('openid.op_endpoint', 'http://evil.test/openid/login'),
    ],
    [
      'a claim left out of the signature',
      'unsigned_field',
      (params) => params.set('openid.signed', (params.get('openid.signed') ?? '').replace('claimed_id,', '')),
    ],
    ['a signed field that is missing', 'unsigned_field', (params) => params.delete('openid.assoc_handle')],
    ['no signature', 'unsigned_field', (params) => params.delete('openid.sig')],
    ['another signature', 'rejected', (params) => params.set('openid.sig', 'AAAA')],
    ['a field given twice', 'malformed', (params) => params.append('openid.claimed_id', foreignIdentity)],
    ['another namespace', 'malformed', (params) => params.set('openid.ns', 'http://openid.net/signon/1.0')],
    ['another mode', 'malformed', (params) => params.set('openid.mode', 'setup_needed')],
    ['a nonce without a date', 'stale_nonce', (params) => params.set('openid.response_nonce', 'abcdef')],
  ]
  const base = (params: URLSearchParams) => (params.get('openid.claimed_id') ?? '').replace(/\d+$/, '')
  const setIdentity = (params: URLSearchParams, identity: string) => {
    params.set('openid.claimed_id', identity)
    params.set('openid.identity', identity)
  }

  test.each(forgeries)('%s is refused: %s', async (_, reason, forge) => {
    const world = buildSteamWorld()
    const { params } = await signIn(world)
    forge(params)
    expect(await world.adapter.verifySignIn(params, { returnTo: RETURN_TO })).toEqual({ ok: false, reason })
  })

  test('a return older than five minutes is refused', async () => {
    const world = buildSteamWorld()
    const { params } = await signIn(world)
    world.advance(301)
    expect(await world.adapter.verifySignIn(params, { returnTo: RETURN_TO })).toEqual({
      ok: false,
      reason: 'stale_nonce',
    })
  })

  test('a person who goes back without signing in is told apart from a forgery', async () => {
    const world = buildSteamWorld()
    const url = world.adapter.signInUrl({ returnTo: RETURN_TO, realm: 'http://market.test/' })
    const page = await (await world.steamFetch(url)).text()
    const back = /href="([^"]*mode=cancel)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { searchParams } = new URL(back)
    expect(await world.adapter.verifySignIn(searchParams, { returnTo: RETURN_TO })).toEqual({
      ok: false,
      reason: 'cancelled',
    })
  })

  test('the simulator refuses a return address outside of the realm', async () => {
    const world = buildSteamWorld()
    const url = world.adapter.signInUrl({ returnTo: 'http://evil.test/', realm: 'http://market.test/' })
    expect((await world.steamFetch(url)).status).toBe(400)
  })

  test('the profile of the account has its name and whether it is public', async () => {
    const world = buildSteamWorld()
    const avatarUrl = `${world.steam.baseUrl}/avatars/${BUYER}.svg`
    const profile = { steamId: BUYER, nickname: 'Buyer', avatarUrl, isPublic: true, registeredAt: expect.any(Date) }
    expect(await world.adapter.getProfile(BUYER)).toEqual({ ok: true, profile })
    expect((await world.steamFetch(avatarUrl)).headers.get('content-type')).toBe('image/svg+xml')
    expect(await world.adapter.getProfile('76561198000000999')).toEqual({ ok: false, reason: 'not_found' })
  })
})
