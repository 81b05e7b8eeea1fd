import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { createHttpSmsAdapter } from '#exchange/adapters/sms/http-sms-adapter.ts'
import { createSmsSimulator } from '#simulators/sms/sms-simulator.ts'

function buildGateway(key = 'gateway-key') {
  const clock = () => new Date('2026-03-01T12:00:00Z')
  const gateway = createSmsSimulator({ db: new DatabaseSync(':memory:'), clock, key: 'gateway-key' })
  const origin = 'http://market.test'
  const gatewayFetch = async (input: string, init?: RequestInit) => gateway.fetch(new Request(input, init))
  const sms = createHttpSmsAdapter({
    url: `${origin}${gateway.sendPath}`,
    key,
    sign: 'Amber',
    fetch: gatewayFetch,
    sleep: async () => undefined,
  })
  const look = (query: string) => gatewayFetch(`${origin}/simulators/sms/${query}`)
  const read = async (query: string) => (await look(query)).json()
  return { gateway, sms, look, read, page: async () => (await look('')).text() }
}

const login = { id: 'sms-1', phone: '13800000001', text: 'Your code is 4821, valid for 5 minutes.', kind: 'login' }

describe('text messages', () => {
  test('S2.31 a message sent is in the inbox with its code', async () => {
    const { sms, read, page } = buildGateway()
    expect(await sms.send(login)).toEqual({ ok: true, messageId: 'sms-1' })
    const sent = { ...login, text: `【Amber】${login.text}`, code: '4821', sent_at: '2026-03-01T12:00:00.000Z' }
    expect(await read('inbox.json?phone=13800000001')).toEqual([sent])
    expect(await page()).toContain('4821')
  })

  test('an empty inbox looks again by itself until a message has come', async () => {
    const { sms, look } = buildGateway()
    expect((await look('?phone=13800000001')).headers.get('refresh')).toBe('1')
    await sms.send(login)
    expect((await look('?phone=13800000001')).headers.get('refresh')).toBeNull()
  })

  test('the inbox lists one phone or all, newest first', async () => {
    const { sms, read } = buildGateway()
    await sms.send(login)
    await sms.send({
      ...login,
      id: 'sms-2',
      phone: '13900000009',
      text: 'Your item has been delivered.',
      kind: 'notice',
    })
    await sms.send({ ...login, id: 'sms-3', text: 'Your code is 1111' })
    const ids = async (query: string) => ((await read(query)) as { id: string }[]).map(({ id }) => id)
    expect(await ids('inbox.json')).toEqual(['sms-3', 'sms-2', 'sms-1'])
    expect(await ids('inbox.json?phone=13800000001')).toEqual(['sms-3', 'sms-1'])
    expect(await read('inbox.json?phone=13900000009')).toMatchObject([{ code: null }])
  })

  test('a message sent again under its id arrives once, and is told once to who listens', async () => {
    const { gateway, sms, read } = buildGateway()
    const heard: (string | null)[] = []
    const stop = gateway.onMessage((message) => heard.push(message.code))
    await sms.send(login)
    await sms.send(login)
    stop()
    await sms.send({ ...login, id: 'sms-2' })
    expect(heard).toEqual(['4821'])
    expect(await read('inbox.json')).toHaveLength(2)
  })

  test('a wrong gateway key is refused, and named nowhere', async () => {
    const { sms, read } = buildGateway('wrong-key')
    const error = await sms.send(login).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'ServiceUnavailable', reason: 'unauthorized' })
    expect(String(error)).not.toContain('wrong-key')
    expect(await read('inbox.json')).toEqual([])
  })

  test('a phone number that is none is a refusal, not an outage', async () => {
    const { sms } = buildGateway()
    expect(await sms.send({ ...login, phone: 'abc' })).toEqual({ ok: false, reason: 'phone_refused' })
    expect(await sms.send({ ...login, text: '' })).toEqual({ ok: false, reason: 'message_refused' })
  })

  test('what a message says can’t become markup on the inbox page', async () => {
    const { sms, page } = buildGateway()
    await sms.send({ ...login, text: '<script>alert(1)</script>' })
    const shown = await page()
    expect(shown).toContain('&lt;script&gt;alert(1)')
    expect(shown).not.toContain('<script>')
  })
})
