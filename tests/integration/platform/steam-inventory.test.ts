import { describe, expect, test } from 'vitest'
import { createSteamAdapter } from '#exchange/adapters/steam/steam-adapter.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { buildInventoryPage } from '../../factories/steam-page.ts'
import { BUYER, SELLER, SELLER_KEY, buildSteamWorld, redline } from '../../factories/steam-world.ts'

const adapterOver = (body: string, status = 200) =>
  createSteamAdapter({
    communityUrl: 'https://steamcommunity.test',
    apiUrl: 'https://api.test',
    publisherKey: 'F'.repeat(32),
    openIdEndpoint: 'https://steamcommunity.test/openid/login',
    fetch: async () => new Response(body, { status }),
    sleep: async () => undefined,
  })

const outage = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('expected an outage'),
    (error: unknown) => {
      if (!(error instanceof ServiceUnavailable)) throw error
      return error
    },
  )

describe('reading an inventory', () => {
  test('S1.5 a page as Steam gives it is read to the last detail', async () => {
    const result = await adapterOver(JSON.stringify(buildInventoryPage())).getInventory(SELLER)
    expect(result).toEqual({
      ok: true,
      isComplete: true,
      assets: [
        {
          assetId: '40112233445',
          classId: '4417720931',
          instanceId: '6603281975',
          marketHashName: '★ Flip Knife | Doppler (Factory New)',
          name: '★ Flip Knife | Doppler',
          type: '★ Covert Knife',
          iconUrl: 'i0CoZ81Ui0m-picture-hash',
          isTradable: false,
          tradableAfter: new Date('2026-03-04T08:00:00Z'),
          wear: 0.0251234567,
          paintSeed: 661,
          paintIndex: 418,
          stickers: [
            { name: 'Vox Eminor, again (Holo) | Katowice 2014', imageUrl: 'https://cdn.test/vox.png' },
            { name: 'Rock "n" Roll & Co', imageUrl: 'https://cdn.test/fox.png' },
          ],
          charm: { name: 'Hot Sauce', imageUrl: 'https://cdn.test/charm.png' },
          nameTag: 'Tom & Jerry',
          inspectLink: `steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S${SELLER}A40112233445D505434`,
          tags: { Type: 'CSGO_Type_Knife', Rarity: 'Rarity_Ancient_Weapon', Exterior: 'WearCategory0' },
        },
      ],
    })
  })

  test('what the simulator was given comes back the same through the adapter', async () => {
    const world = buildSteamWorld()
    const stickers = [{ name: 'Crown, "the" <Foil>', imageUrl: 'https://cdn.test/crown.png' }]
    world.steam.addAssets([
      { ...redline(SELLER), stickers, charm: { name: 'Hot Sauce' }, nameTag: "it's", paintIndex: 282 },
    ])
    const result = await world.adapter.getInventory(SELLER)
    if (!result.ok) return expect.fail(result.reason)
    expect(result.assets).toHaveLength(1)
    expect(result.assets[0]).toMatchObject({
      marketHashName: 'AK-47 | Redline (Field-Tested)',
      wear: 0.25,
      paintSeed: 412,
      paintIndex: 282,
      isTradable: true,
      stickers,
      charm: { name: 'Hot Sauce' },
      nameTag: "it's",
    })
  })

  test('S1.5 more than 75 items come in pages, each item once, newest first', async () => {
    const world = buildSteamWorld({ inventoryPageSize: 75 })
    const ids = world.steam.addAssets(Array.from({ length: 160 }, (_, index) => redline(SELLER, { paintSeed: index })))
    const result = await world.adapter.getInventory(SELLER)
    if (!result.ok) return expect.fail(result.reason)
    expect(result.assets.map((asset) => asset.assetId)).toEqual(ids.toReversed())
    expect(result.assets[0]?.paintSeed).toBe(159)
    expect(world.requests).toHaveLength(3)
    expect(new URL(world.requests[1]?.url ?? '').searchParams.get('start_assetid')).toBe(ids[85])
  })

  test('S1.5 a list that is shorter than the platform counts is told from a whole one', async () => {
    const page = { ...buildInventoryPage(), total_inventory_count: 2 }
    expect(await adapterOver(JSON.stringify(page)).getInventory(SELLER)).toMatchObject({ ok: true, isComplete: false })
  })

  test('an empty inventory, a private one and an unknown account are three things', async () => {
    const world = buildSteamWorld()
    expect(await world.adapter.getInventory(BUYER)).toEqual({ ok: true, assets: [], isComplete: true })
    await world.control({ private: { steamid: BUYER, on: true } })
    expect(await world.adapter.getInventory(BUYER)).toEqual({ ok: false, reason: 'private' })
    expect(await world.adapter.getInventory('76561198000000999')).toEqual({ ok: false, reason: 'not_found' })
  })
})

describe('a platform that is not well', () => {
  test('too many requests: waits as long as it was told, then has the answer', async () => {
    const world = buildSteamWorld()
    await world.control({ rate_limited: { times: 2, retry_after: 2 } })
    expect((await world.adapter.getInventory(SELLER)).ok).toBe(true)
    expect(world.waits).toEqual([2000, 2000])
  })

  test('a wait longer than a few seconds is left to the caller', async () => {
    const world = buildSteamWorld()
    await world.control({ rate_limited: { times: 1, retry_after: 60 } })
    const error = await outage(world.adapter.getInventory(SELLER))
    expect(error).toMatchObject({ reason: 'rate_limited', retryAfter: 60 })
    expect(world.waits).toEqual([])
  })

  test('gives up after three attempts with growing waits', async () => {
    const world = buildSteamWorld()
    await world.control({ rate_limited: { times: 9 } })
    expect((await outage(world.adapter.listOffers(SELLER_KEY))).reason).toBe('rate_limited')
    expect(world.waits).toEqual([125, 250])
  })

  test('an answer that never comes is a time-out', async () => {
    const never = createSteamAdapter({
      communityUrl: 'https://steamcommunity.test',
      apiUrl: 'https://api.test',
      publisherKey: 'F'.repeat(32),
      openIdEndpoint: 'https://steamcommunity.test/openid/login',
      fetch: () => new Promise(() => undefined),
      timer: async () => undefined,
      sleep: async () => undefined,
    })
    expect((await outage(never.getInventory(SELLER))).reason).toBe('timeout')
  })

  const half = JSON.stringify(buildInventoryPage()).slice(0, 400)
  test.each([
    ['half an answer', half, 200, 'malformed_answer'],
    ['null', 'null', 200, 'malformed_answer'],
    ['another shape', '{"success":1,"assets":[{"assetid":7}]}', 200, 'malformed_answer'],
    [
      'items without descriptions',
      JSON.stringify({ ...buildInventoryPage(), descriptions: [] }),
      200,
      'malformed_answer',
    ],
    ['a server error', '{"error":"EYldRefreshAppIfNecessary failed with EResult 55"}', 500, 'server_error'],
  ])('%s is an outage, never an empty inventory', async (_, body, status, reason) => {
    expect((await outage(adapterOver(body, status).getInventory(SELLER))).reason).toBe(reason)
  })

  test.each([401, 403])(
    'a refusal (%i) that does not name the key is an outage, and takes nobody’s key for dead',
    async (status) => {
      const blocked =
        "<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY>You don't have permission to access this.</BODY></HTML>"
      expect((await outage(adapterOver(blocked, status).listOffers(SELLER_KEY))).reason).toBe('unauthorized')
    },
  )

  test('no key gets into an error', async () => {
    const secret = 'D'.repeat(32)
    const leaking = createSteamAdapter({
      communityUrl: 'https://steamcommunity.test',
      apiUrl: 'https://api.test',
      publisherKey: secret,
      openIdEndpoint: 'https://steamcommunity.test/openid/login',
      fetch: async (url) => Promise.reject(new TypeError(`fetch failed: ${url}`)),
      sleep: async () => undefined,
    })
    const error = await outage(leaking.getProfile(SELLER))
    expect(error.reason).toBe('network')
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(secret)
  })
})
