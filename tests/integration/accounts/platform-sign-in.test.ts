import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/accounts/platform.ts'
import * as user from '#contract/accounts/user.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'
import { createBinding } from '../../setup/exchange/platform.ts'

let exchange: TestExchange
let binding: ReturnType<typeof createBinding>
beforeAll(async () => {
  exchange = await openTestExchange()
  binding = createBinding(exchange)
})
afterAll(() => exchange.close())

test('a person binds the account that they sign in with at the platform, and takes over its name and picture', async () => {
  const person = await exchange.signIn({ nickname: 'user_abc234' })
  const { steamId } = binding.newAccount({ personaName: 'Ada Lovelace' })
  const params = await binding.comeBackFromSteam(person, steamId)
  expect(params['openid.return_to']).toBe(`${publicUrl}/steam/return?state=${params.state}`)
  expect((await binding.finish(person, params)).data).toEqual({ steam64_id: steamId, return_path: '/setting' })
  expect(await exchange.ask(user.info, {}, { token: person.token })).toMatchObject({
    steam64_id: steamId,
    inventory_open: true,
    nickname: 'Ada Lovelace',
    avatars: `${exchange.steam.baseUrl}/avatars/${steamId}.svg`,
  })
})

test.each([
  ['the market’s own', 'Amber Official Support'],
  ['one that turns the direction of reading', '\u202Etroppus\u202C Аmber'],
  ['one with nothing between its letters', 'Ad\u200Bmin'],
  ['one in Chinese', '官\u2060方 客服'],
  ['one that nobody sees', '\u3164\u3164'],
])(
  'S1.12 a platform name that can be no name here binds all the same, under the name of sign-up: %s',
  async (_, personaName) => {
    const person = await exchange.signIn({ nickname: 'user_abc234' })
    const { steamId } = binding.newAccount({ personaName })
    expect((await binding.bind(person, steamId)).code).toBe(0)
    const me = await exchange.ask(user.info, {}, { token: person.token })
    expect(me).toMatchObject({ nickname: 'user_abc234', steam64_id: steamId })
  },
)

test('S1.12 of a platform name with ornaments the name is taken over', async () => {
  const person = await exchange.signIn({ nickname: 'user_abc234' })
  await binding.bind(person, binding.newAccount({ personaName: '★ Grace\u200B Hopper ★' }).steamId)
  expect(await exchange.ask(user.info, {}, { token: person.token })).toMatchObject({ nickname: 'Grace Hopper' })
})

test('a name that the person chose stays, and a private inventory is seen', async () => {
  const person = await exchange.signIn({ nickname: 'Grace' })
  await binding.bind(person, binding.newAccount({ isPublic: false }).steamId)
  const me = await exchange.ask(user.info, {}, { token: person.token })
  expect(me).toMatchObject({ nickname: 'Grace', inventory_open: false })
})

test('a sign-in is good once, for ten minutes, and for the one who set out with it', async () => {
  const [person, stranger] = [await exchange.signIn(), await exchange.signIn()]
  const { steamId } = binding.newAccount()
  const params = await binding.comeBackFromSteam(person, steamId)
  const refused = { code: codes.platformSignInFailed, extra: { reason: 'unknown_sign_in' } }
  expect(await binding.finish(stranger, params)).toMatchObject(refused)
  expect(await binding.finish(person, { ...params, state: 'made-up' })).toMatchObject(refused)
  expect(await binding.finish(person, {})).toMatchObject(refused)
  await exchange.advance(601)
  expect(await binding.finish(person, params)).toMatchObject(refused)
  const again = await binding.comeBackFromSteam(person, steamId)
  expect((await binding.finish(person, again)).code).toBe(0)
  expect(await binding.finish(person, again)).toMatchObject(refused)
})

test('a forged return binds nothing', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [binding.newAccount(), binding.newAccount()]
  const params = await binding.comeBackFromSteam(person, mine.steamId)
  const identity = `${exchange.steam.baseUrl}/openid/id/${theirs.steamId}`
  const forged = { ...params, 'openid.claimed_id': identity, 'openid.identity': identity }
  expect(await binding.finish(person, forged)).toMatchObject({
    code: codes.platformSignInFailed,
    extra: { reason: 'rejected' },
  })
  expect((await exchange.ask(user.info, {}, { token: person.token })).steam64_id).toBeNull()
})

test('one platform account is bound to one person, and a person binds one account', async () => {
  const [first, second] = [await exchange.signIn(), await exchange.signIn()]
  const { steamId } = binding.newAccount()
  await binding.bind(first, steamId)
  expect((await binding.bind(second, steamId)).code).toBe(codes.platformBoundElsewhere)
  const again = await exchange.call(platform.startSignIn, { return_path: '/' }, { token: first.token })
  expect(again.code).toBe(codes.stateConflict)
})

test('S1.12 the platform is asked about a person’s returns a limited number of times an hour, made-up ones included', async () => {
  const [person, other] = [await exchange.signIn(), await exchange.signIn()]
  const { steamId } = binding.newAccount()
  const params = await binding.comeBackFromSteam(person, steamId)
  const asked = vi.spyOn(exchange.steam, 'fetch')
  const madeUp = { ...params, 'openid.sig': 'made-up' }
  for (let tried = 1; tried < 30; tried++)
    expect(await binding.finish(person, madeUp)).toMatchObject({ extra: { reason: 'rejected' } })
  expect(asked).toHaveBeenCalledTimes(29)
  expect(await binding.finish(person, params)).toMatchObject({ code: codes.tooManyRequests })
  const start = () => exchange.call(platform.startSignIn, { return_path: '/' }, { token: person.token })
  expect((await start()).code).toBe(codes.tooManyRequests)
  expect(asked).toHaveBeenCalledTimes(29)
  asked.mockRestore()
  expect((await binding.bind(other, steamId)).code).toBe(0)
  await exchange.advance(3600)
  for (let started = 0; started < 30; started++) expect((await start()).code).toBe(0)
  expect((await start()).code).toBe(codes.tooManyRequests)
})
