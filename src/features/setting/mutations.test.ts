import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { beginWechatMutation, setNicknameMutation, setPortraitMutation, setPreferenceMutation } from './mutations.ts'

const asked = vi.hoisted(() => ({ keys: [] as string[] }))

vi.mock('./setting.functions.ts', () => {
  const done = ({ data }: { data: { key: string } }) => {
    asked.keys.push(data.key)
    return Promise.resolve({ ok: true, data: {} })
  }
  return { setAllowBargain: done, setAllowSms: done, setDeliveryLimit: done, setNickname: done, setPortrait: done }
})
vi.mock('./wechat.functions.ts', () => ({
  beginWechat: () => Promise.resolve({ ok: true, data: { url: 'javascript:alert(1)' } }),
}))

afterEach(() => vi.unstubAllGlobals())

const run = <Input>(mutation: object, input: Input, client = new QueryClient()) =>
  client.getMutationCache().build<unknown, Error, Input, unknown>(client, mutation).execute(input)

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

test.each([
  ['name', setNicknameMutation(), 'Anna'],
  ['avatar', setPortraitMutation(), { portrait_id: '1' }],
])('S1.12 a new %s is on the pages of the shop, too', async (_what, mutation, input) => {
  const client = new QueryClient()
  const shown = [sessionQuery().queryKey, ownShopQuery().queryKey, shopKeys.view('1'), shopKeys.featured()]
  for (const queryKey of shown) client.setQueryData(queryKey as readonly string[], {})
  await run(mutation, input, client)
  expect(shown.filter((queryKey) => !client.getQueryState(queryKey)?.isInvalidated)).toEqual([])
})
