import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { captchaQuery } from './queries.ts'

const { fetchCaptcha } = vi.hoisted(() => ({ fetchCaptcha: vi.fn<() => Promise<unknown>>() }))
vi.mock('./credentials.functions.ts', () => ({ fetchCaptcha }))

const captcha = (captcha_id: string) => ({ ok: true, data: { value: { captcha_id } } })

test('S3.1 a form that takes the place of one whose captcha is being renewed gets the new one', async () => {
  const client = new QueryClient()
  const watch = () => new QueryObserver(client, captchaQuery('redeem'))
  const shownTo = (form: ReturnType<typeof watch>) => form.getCurrentResult().data
  fetchCaptcha.mockResolvedValueOnce(captcha('used'))
  const first = watch()
  const close = first.subscribe(() => {})
  await vi.waitFor(() => expect(shownTo(first)).toEqual({ captcha_id: 'used' }))

  const renewed = Promise.withResolvers<unknown>()
  fetchCaptcha.mockReturnValueOnce(renewed.promise)
  void first.refetch()
  close()
  const second = watch()
  const closeSecond = second.subscribe(() => {})
  renewed.resolve(captcha('new'))
  await vi.waitFor(() => expect(shownTo(second)).toEqual({ captcha_id: 'new' }))
  closeSecond()
})
