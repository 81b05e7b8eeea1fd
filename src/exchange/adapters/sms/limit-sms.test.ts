import { expect, test } from 'vitest'
import type { Sms, SmsMessage } from '../../ports/sms.ts'
import { limitSms } from './limit-sms.ts'

/** A gateway that answers on demand. */
function buildGateway() {
  const underWay: { id: string; answer(): void }[] = []
  const sms: Sms = {
    send: ({ id }) =>
      new Promise((resolve) => underWay.push({ id, answer: () => resolve({ ok: true, messageId: id }) })),
  }
  return { sms, underWay }
}

const message = (id: string): SmsMessage => ({ id, phone: '13800000001', text: 'x', kind: 'x' })

test('the gateway is asked for no more messages at once than it takes', async () => {
  const { sms, underWay } = buildGateway()
  const limited = limitSms(sms, 3)
  const sent = ['1', '2', '3', '4', '5'].map((id) => limited.send(message(id)))
  await Promise.resolve()
  expect(underWay.map(({ id }) => id)).toEqual(['1', '2', '3'])
  underWay[0]!.answer()
  await sent[0]
  expect(underWay.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})

test('codes go before the notices that wait', async () => {
  const { sms, underWay } = buildGateway()
  const limited = limitSms(sms, 1)
  const first = limited.send(message('under way'))
  void limited.send(message('notice'))
  void limited.send(message('code'), { isCode: true })
  await Promise.resolve()
  underWay[0]!.answer()
  await first
  expect(underWay.map(({ id }) => id)).toEqual(['under way', 'code'])
})

test('a gateway that fails makes room for the next message', async () => {
  const limited = limitSms(
    {
      send: ({ id }) => (id === '1' ? Promise.reject(new Error('down')) : Promise.resolve({ ok: true, messageId: id })),
    },
    1,
  )
  await expect(limited.send(message('1'))).rejects.toThrow('down')
  expect(await limited.send(message('2'))).toEqual({ ok: true, messageId: '2' })
})
