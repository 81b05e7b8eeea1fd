import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { beginWechatMutation, setPreferenceMutation } from './mutations.ts'

const asked = vi.hoisted(() => ({ keys: [] as string[] }))

vi.mock('./setting.functions.ts', () => {
  const done = ({ data }: { data: { key: string } }) => {
    asked.keys.push(data.key)
    return Promise.resolve({ ok: true, data: {} })
  }
  return { setAllowBargain: done, setAllowSms: done, setDeliveryLimit: done }
})
vi.mock('./wechat.functions.ts', () => ({
  beginWechat: () => Promise.resolve({ ok: true, data: { url: 'javascript:alert(1)' } }),
}))

afterEach(() => vi.unstubAllGlobals())

const run = <Input>(mutation: object, input: Input) => {
  const client = new QueryClient()
  return client.getMutationCache().build<unknown, Error, Input, unknown>(client, mutation).execute(input)
}

test('S3.6 preferences that are set together are each a call under a key of its own', async () => {
  const wanted = { allow_buyer_bargain: true, allow_sms_notification: false, sell_delivery_limit: 2 } as const
  await run(setPreferenceMutation(), wanted)
  expect(new Set(asked.keys).size).toBe(3)
})

test('S2.15 binding WeChat leads to web addresses alone', async () => {
  const assign = vi.fn<(href: string) => void>()
  vi.stubGlobal('location', { assign })
  await expect(run(beginWechatMutation(), new AbortController().signal)).rejects.toThrow('Not an address')
  expect(assign).not.toHaveBeenCalled()
})
