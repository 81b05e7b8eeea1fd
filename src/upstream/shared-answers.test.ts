import { expect, test, vi } from 'vitest'
import { detail } from '#contract/market/goods.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { createSharedAnswers } from './shared-answers.ts'

const good = (data: unknown): CallResult<unknown> => ({ ok: true, data })
const bad: CallResult<unknown> = { ok: false, error: { kind: 'http', status: 502 } }

function start() {
  let time = 1
  const share = createSharedAnswers(() => time)
  return { share, pass: (ms: number) => (time += ms) }
}

test('visitors who ask for the same page of the market in one second share its answer', async () => {
  const { share, pass } = start()
  const ask = vi.fn(async () => good('page'))
  await Promise.all([
    share(onSaleList, { sort: 'newest' }, 'en', ask),
    share(onSaleList, { sort: 'newest' }, 'en', ask),
  ])
  pass(1000)
  expect(await share(onSaleList, { sort: 'newest' }, 'en', ask)).toEqual(good('page'))
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1)
  await share(onSaleList, { sort: 'newest' }, 'en', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('another question and another language get answers of their own', async () => {
  const { share } = start()
  const ask = vi.fn(async () => good('page'))
  await share(onSaleList, {}, 'en', ask)
  await share(onSaleList, { keyword: 'AK' }, 'en', ask)
  await share(onSaleList, {}, 'zh-CN', ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a failure is not kept, and other calls are never shared', async () => {
  const { share } = start()
  expect(await share(onSaleList, {}, 'en', async () => bad)).toEqual(bad)
  expect(await share(onSaleList, {}, 'en', async () => good('page'))).toEqual(good('page'))
  const ask = vi.fn(async () => good('detail'))
  await share(detail, { goods_id: 'x' }, 'en', ask)
  await share(detail, { goods_id: 'x' }, 'en', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what is asked for longest ago is forgotten first', async () => {
  const { share } = start()
  const ask = vi.fn(async () => good('page'))
  for (let index = 0; index <= 200; index++) await share(onSaleList, { keyword: String(index) }, 'en', ask)
  await share(onSaleList, { keyword: '200' }, 'en', ask)
  expect(ask).toHaveBeenCalledTimes(201)
  await share(onSaleList, { keyword: '0' }, 'en', ask)
  expect(ask).toHaveBeenCalledTimes(202)
})

test('an answer leaves memory once its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { share, pass } = start()
  const ask = vi.fn(async () => good('page'))
  await share(onSaleList, {}, 'en', ask)
  pass(1001)
  vi.advanceTimersByTime(1001)
  vi.useRealTimers()
  // Back in its time, it would be shared if it were still there.
  pass(-1001)
  await share(onSaleList, {}, 'en', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})
