import { createPrivateKey, createSign, generateKeyPairSync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { createAlipaySimulator } from '#simulators/alipay/alipay-simulator.ts'

const now = new Date('2026-03-01T12:00:00Z')
const origin = 'http://market.test'
const db = new DatabaseSync(':memory:')

/** Connects the adapter and the platform, which share nothing but HTTP; notices are recorded as they arrive. */
function connect(merchant: object = {}) {
  const notices: string[] = []
  const platform = createAlipaySimulator({
    db,
    clock: () => now,
    publicUrl: origin,
    send: async (_, { body }) => {
      notices.push(String(body))
      return new Response('success')
    },
  })
  const { appId, sellerId, gatewayUrl, privateKey, publicKey } = platform.merchant
  const gateway = createAlipayAdapter({
    merchant: { appId, sellerId, gatewayUrl, privateKey, publicKey, ...merchant },
    fetch: (url, init) => platform.fetch(new Request(url, init)),
    now: () => now,
    attempts: 1,
  })
  const tell = (orders: object) =>
    platform.fetch(new Request(`${platform.baseUrl}/control.json`, { method: 'POST', body: JSON.stringify(orders) }))
  return { platform, gateway, tell, notices }
}

let numbers = 0
const payment = (amount = 12_34n) => ({
  outTradeNo: `R${String(++numbers).padStart(8, '0')}`,
  amount,
  subject: 'Amber <b>wallet</b>',
  method: 'qr' as const,
  expiresAt: new Date(now.getTime() + 900_000),
  notifyUrl: `${origin}/notify`,
  returnUrl: `${origin}/wallet`,
})
const payout = (facts: object = {}) => ({
  outBizNo: `W${String(++numbers).padStart(8, '0')}`,
  amount: 10_00n,
  account: `1390000${String(numbers).padStart(4, '0')}`,
  holder: '张三',
  title: 'Amber withdrawal',
  notAfter: new Date(now.getTime() + 30_000),
  ...facts,
})

test('S1.8 a payment is unknown until its code is scanned, then waits, then is paid; and is closed only unpaid', async () => {
  const { gateway, platform, tell, notices } = connect()
  const wanted = payment()
  const created = await gateway.createPayment(wanted)
  if (!created.ok) throw new Error('refused')
  expect(await gateway.findPayment(wanted.outTradeNo)).toEqual({ state: 'not_found' })
  expect(await gateway.closePayment(wanted.outTradeNo)).toBe('not_found')
  const page = await (await platform.fetch(new Request(created.payUrl))).text()
  expect(page).toContain('Amber &lt;b&gt;wallet')
  expect(await gateway.findPayment(wanted.outTradeNo)).toMatchObject({ state: 'waiting' })
  await tell({ pay: { out_trade_no: wanted.outTradeNo } })
  expect(await gateway.findPayment(wanted.outTradeNo)).toMatchObject({ state: 'paid', amount: 12_34n })
  expect(await gateway.closePayment(wanted.outTradeNo)).toBe('not_closable')
  const notice = await gateway.readNotice(new URLSearchParams(notices[0]))
  expect(notice).toMatchObject({ isOurs: true, outTradeNo: wanted.outTradeNo, status: 'paid', amount: 12_34n })
  const other = payment()
  await gateway.createPayment({ ...other, method: 'page' }).then(async (page) => {
    if (page.ok) await platform.fetch(new Request(page.payUrl))
  })
  expect(await gateway.closePayment(other.outTradeNo)).toBe('closed')
  expect(await gateway.findPayment(other.outTradeNo)).toMatchObject({ state: 'closed' })
})

test('S1.8 one number is one payment: asked for again it is the same, for another amount it is refused', async () => {
  const { gateway } = connect()
  const wanted = payment()
  const first = await gateway.createPayment(wanted)
  expect(await gateway.createPayment(wanted)).toEqual(first)
  expect(await gateway.createPayment({ ...wanted, amount: 12_35n })).toEqual({ ok: false, reason: 'refused' })
})

test('S1.8 a notice is nobody’s when a letter of it was changed, one parameter comes twice, or the algorithm is weaker', async () => {
  const { gateway, tell, notices } = connect()
  const wanted = payment()
  await gateway.createPayment(wanted)
  await tell({ pay: { out_trade_no: wanted.outTradeNo } })
  const good = notices[0]!
  const read = (body: string) => gateway.readNotice(new URLSearchParams(body))
  expect(await read(good)).not.toBeNull()
  for (const [what, body] of Object.entries({
    amount: good.replace('total_amount=12.34', 'total_amount=1234.00'),
    number: good.replace(wanted.outTradeNo, 'R99999999'),
    twice: `${good}&total_amount=12.34`,
    added: `${good}&passback_params=x`,
    unsigned: good.replace(/&sign=[^&]+/, ''),
    weaker: good.replace('sign_type=RSA2', 'sign_type=RSA'),
    unknown: good.replace('sign_type=RSA2', 'sign_type=constructor'),
    empty: '',
  }))
    expect(await read(body), what).toBeNull()
})

test.each([
  ['12.34', 'unknown'],
  ['0.01', 'unknown'],
  ['all of it', 'unknown'],
  ['0.00', 'paid'],
] as const)('S1.8 a refund’s notice is no payment: a refund of “%s” says %s', async (refund_fee, status) => {
  const { gateway, tell, notices } = connect()
  const wanted = payment()
  await gateway.createPayment(wanted)
  await tell({ notice: { out_trade_no: wanted.outTradeNo, parameters: { trade_status: 'TRADE_SUCCESS', refund_fee } } })
  expect(await gateway.readNotice(new URLSearchParams(notices[0]))).toMatchObject({ status })
})

test('S1.8 a payout sent twice is one; with other contents under its number it decides nothing', async () => {
  const { gateway } = connect()
  const wanted = payout()
  expect(await gateway.findTransfer(wanted.outBizNo)).toEqual({ state: 'not_found' })
  const first = await gateway.transfer(wanted)
  expect(first).toMatchObject({ state: 'paid' })
  expect(await gateway.transfer(wanted)).toEqual(first)
  expect(await gateway.findTransfer(wanted.outBizNo)).toMatchObject({ state: 'paid', amount: 10_00n })
  await expect(gateway.transfer({ ...wanted, amount: 11_00n })).rejects.toMatchObject({ name: 'ServiceUnavailable' })
})

test('S1.8 a merchant that signs with another key gets nothing, and no answer without the platform’s signature counts', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const { gateway } = connect({ privateKey: foreign })
  await expect(gateway.transfer(payout())).rejects.toMatchObject({ reason: 'malformed_answer' })
  const text = '{"alipay_fund_trans_uni_transfer_response":{"code":"40004","msg":"x","sub_code":"PAYEE_NOT_EXIST"}'
  const sign = createSign('RSA-SHA256').update('{}').sign(createPrivateKey(foreign), 'base64')
  const { platform } = connect()
  for (const body of [`${text}}`, `${text},"sign":"${sign}"}`, `${text},"sign":""}`, '<html>', '']) {
    const lied = createAlipayAdapter({
      merchant: platform.merchant,
      fetch: async () => new Response(body),
      now: () => now,
      attempts: 1,
    })
    await expect(lied.transfer(payout()), body).rejects.toMatchObject({ reason: 'malformed_answer' })
  }
})

test('the simulator refuses orders it does not know, and forms that another site posts', async () => {
  const { platform, tell } = connect()
  expect((await tell({ explode: true })).status).toBe(400)
  expect((await tell({ notify: { mode: 'sometimes' } })).status).toBe(400)
  const foreign = await platform.fetch(
    new Request(`${platform.baseUrl}/control`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: '',
    }),
  )
  expect(foreign.status).toBe(403)
})

test('the simulator is told to misbehave from its page, too, and its keys outlive it', async () => {
  const { platform } = connect()
  const post = (fields: Record<string, string>) =>
    platform.fetch(new Request(`${platform.baseUrl}/control`, { method: 'POST', body: new URLSearchParams(fields) }))
  const set = { notify: 'hold', transfer: 'refuse', refusal: 'PAYEE_NOT_EXIST', slow_ms: '0', errors: '0' }
  expect((await post({ ...set, lost_answers: '0', bad_signatures: '0' })).status).toBe(303)
  const page = await (await platform.fetch(new Request(`${platform.baseUrl}/`))).text()
  expect(page).toMatch(/<option value="hold" selected>/)
  expect((await post({ reset: '1' })).status).toBe(303)
  expect(connect().platform.merchant.publicKey).toBe(platform.merchant.publicKey)
})
