import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { add, upload } from '#contract/feedback.ts'
import { noticePath } from '#contract/words.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
afterEach(() => vi.restoreAllMocks())

const post = (path: string, body: BodyInit, token?: string) =>
  exchange.app.fetch(
    new Request(`http://exchange.internal${path}`, {
      method: 'POST',
      body,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
  )

/** Whatever reads a form in this process. */
const watchParsers = () => [vi.spyOn(Request.prototype, 'formData'), vi.spyOn(Response.prototype, 'formData')]
const file = () => {
  const form = new FormData()
  form.set('file', new Blob(['not a picture']))
  return form
}

test.each([upload, add])('S9.1 S8.1 $name takes no form in an address’s form, and none is parsed', async ({ path }) => {
  const parsers = watchParsers()
  const { token } = await exchange.signIn()
  const answer = await post(path, new URLSearchParams({ file: 'x' }), token)
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ code: codes.requestInvalid, data: null })
  for (const parser of parsers) expect(parser).not.toHaveBeenCalled()
})

test('S9.1 S8.1 files are taken by the upload only', async () => {
  const { token } = await exchange.signIn()
  expect((await post(add.path, file(), token)).status).toBe(415)
  expect(await (await post(upload.path, file(), token)).json()).toMatchObject({ code: codes.pictureInvalid })
})

test('S4.20 an upload is read only once its sender is known', async () => {
  const parsers = watchParsers()
  expect(await (await post(upload.path, file())).json()).toMatchObject({ code: codes.sessionInvalid })
  for (const parser of parsers) expect(parser).not.toHaveBeenCalled()
})

test('S1.8 a payment notice is a short form in an address’s form', async () => {
  const answer = await post(noticePath, new URLSearchParams({ sign: 'forged' }))
  expect([answer.status, await answer.text()]).toEqual([200, 'failure'])
  expect((await post(noticePath, new URLSearchParams({ sign: 'x'.repeat(17 * 1024) }))).status).toBe(413)
})
