import { expect, test } from 'vitest'
import { flowRequest, rechargesRequest, withdrawalsRequest } from './log-requests.ts'

test('S1.8 the days of a filter are whole days of the visitor’s zone', () => {
  const from = Date.parse('2026-11-05T16:00:00Z') / 1000
  const to = Date.parse('2026-11-07T15:59:59Z') / 1000
  expect(flowRequest({ kind: 'sale', from: '2026-11-06', to: '2026-11-07' }, 'Asia/Shanghai')).toEqual({
    kind: 'sale',
    from,
    to,
  })
})

test('without filters everything is asked for', () => {
  expect(flowRequest({}, 'UTC')).toEqual({})
  expect(rechargesRequest({ log: 'recharge', state: 'closed' }, 'UTC')).toEqual({ state: 'closed' })
  expect(withdrawalsRequest({ log: 'withdraw', state: 'processing' }, 'UTC')).toEqual({ state: 'processing' })
})
