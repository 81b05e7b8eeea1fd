import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { info } from '#contract/accounts/user.ts'
import * as calls from '#contract/accounts/wechat.ts'
import { createWechatAdapter } from '#exchange/adapters/wechat/open-platform-adapter.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

/** Scans and allows, as a person does on WeChat's page; returns the parameters the browser is redirected with. */
async function allow(url: string, nickname: string, decision = 'allow') {
  const asked = new URL(url)
  const page = await exchange.wechat.fetch(new Request(url))
  expect(page.status).toBe(200)
  const body = new URLSearchParams({
    redirect_uri: asked.searchParams.get('redirect_uri')!,
    state: asked.searchParams.get('state')!,
    nickname,
    decision,
  })
  const request = new Request(`${exchange.wechat.baseUrl}/connect/confirm`, { method: 'POST', body })
  const back = new URL((await exchange.wechat.fetch(request)).headers.get('location')!)
  expect(`${back.origin}${back.pathname}`).toBe(`${publicUrl}/wechat/return`)
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state')! }
}

const start = async (token: string) => (await exchange.ask(calls.wechatQrCode, {}, { token })).url

test('S1.12 a WeChat account is bound by scanning, shows in the settings, and is unbound again', async () => {
  const { token } = await exchange.signIn()
  const status = () => exchange.ask(calls.wechatBindStatus, {}, { token })
  expect(await status()).toEqual({ bound: false, name: null, available: true })
  const back = await allow(await start(token), '小林')
  expect(await exchange.ask(calls.finishWechatBinding, back, { token })).toEqual({ name: '小林' })
  expect(await status()).toEqual({ bound: true, name: '小林', available: true })
  expect(await exchange.ask(info, {}, { token })).toMatchObject({ wechat_bound: true, wechat_name: '小林' })
  await exchange.ask(calls.unbindWechat, {}, { token })
  expect(await status()).toEqual({ bound: false, name: null, available: true })
})

test('a return is good once, for who set out, for ten minutes, and needs a code', async () => {
  const [person, stranger] = [await exchange.signIn(), await exchange.signIn()]
  const finish = async (back: { code: string; state: string }, token: string) =>
    (await exchange.call(calls.finishWechatBinding, back, { token })).code
  const back = await allow(await start(person.token), 'Ada')
  expect(await finish(back, stranger.token)).toBe(codes.wechatSignInFailed)
  expect(await finish(back, person.token)).toBe(0)
  expect(await finish(back, person.token)).toBe(codes.wechatSignInFailed)
  // WeChat considers the code spent, even with a fresh sign-in of the same person.
  const fresh = await allow(await start(person.token), 'Ada')
  expect(await finish({ code: back.code, state: fresh.state }, person.token)).toBe(codes.wechatSignInFailed)
  const late = await allow(await start(person.token), 'Ada')
  await exchange.advance(601)
  expect(await finish(late, person.token)).toBe(codes.wechatSignInFailed)
  const refused = await allow(await start(person.token), '', 'refuse')
  expect(refused.code).toBe('')
  expect(await finish(refused, person.token)).toBe(codes.requestInvalid)
})

test('S1.12 a person sets out to WeChat a limited number of times an hour', async () => {
  const { token } = await exchange.signIn()
  for (let started = 0; started < 30; started++) await start(token)
  expect((await exchange.call(calls.wechatQrCode, {}, { token })).code).toBe(codes.tooManyRequests)
  await start((await exchange.signIn()).token)
  await exchange.advance(3600)
  await start(token)
})

test('one WeChat account belongs to one person', async () => {
  const [first, second] = [await exchange.signIn(), await exchange.signIn()]
  const back = await allow(await start(first.token), 'Grace')
  await exchange.ask(calls.finishWechatBinding, back, first)
  const again = await allow(await start(second.token), 'Grace')
  const refused = await exchange.call(calls.finishWechatBinding, again, second)
  expect(refused.code).toBe(codes.wechatBoundElsewhere)
})

test('S8.9 a market without access to WeChat says so with 301002', async () => {
  const { token } = await exchange.signIn()
  const back = await allow(await start(token), 'Alan')
  const { wechat } = exchange.services
  exchange.services.wechat = null
  try {
    expect((await exchange.call(calls.wechatQrCode, {}, { token })).code).toBe(codes.featureUnavailable)
    expect((await exchange.call(calls.finishWechatBinding, back, { token })).code).toBe(codes.featureUnavailable)
    expect((await exchange.ask(calls.wechatBindStatus, {}, { token })).available).toBe(false)
  } finally {
    exchange.services.wechat = wechat
  }
  expect((await exchange.call(calls.finishWechatBinding, back, { token })).code).toBe(0)
})

test('whatever WeChat refuses besides a bad code is an outage; its secret and codes stay out of the message', async () => {
  const answers: string[] = []
  const adapter = createWechatAdapter({
    openUrl: 'https://open.test',
    apiUrl: 'https://api.test',
    appId: 'wx1',
    appSecret: 'top-secret',
    fetch: async () => new Response(answers.shift()),
  })
  answers.push('{"errcode":40029,"errmsg":"invalid code"}', '{"errcode":40163,"errmsg":"code been used"}')
  expect(await adapter.readAccount('c1')).toEqual({ ok: false, reason: 'code_invalid' })
  expect(await adapter.readAccount('c1')).toEqual({ ok: false, reason: 'code_invalid' })
  answers.push('{"errcode":40125,"errmsg":"invalid appsecret"}')
  const failed = await adapter.readAccount('c-2').catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ServiceUnavailable)
  expect(String(failed)).not.toMatch(/top-secret|c-2/)
  answers.push('not json')
  await expect(adapter.readAccount('c3')).rejects.toThrow(ServiceUnavailable)
  // The name is optional: without one the person is bound all the same, and the name of another account is ignored.
  answers.push('{"access_token":"t","openid":"o1"}', '{"errcode":48001,"errmsg":"unauthorized"}')
  expect(await adapter.readAccount('c4')).toEqual({ ok: true, account: { id: 'o1', name: null } })
  answers.push('{"access_token":"t","openid":"o1"}', '{"openid":"o2","nickname":"Mallory"}')
  expect(await adapter.readAccount('c5')).toEqual({ ok: true, account: { id: 'o1', name: null } })
})

test('the page of WeChat sends nobody to another site', async () => {
  const query = new URLSearchParams({
    appid: 'wx-market',
    response_type: 'code',
    scope: 'snsapi_login',
    redirect_uri: 'https://evil.test/',
    state: 's',
  })
  const page = await exchange.wechat.fetch(new Request(`${exchange.wechat.baseUrl}/connect/qrconnect?${query}`))
  expect(page.status).toBe(400)
})
