import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { add, upload } from '#contract/feedback.ts'
import { noticePath } from '#contract/words.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const requestOf = (path: string, body: BodyInit, token?: string) =>
  new Request(`http://exchange.internal${path}`, {
    method: 'POST',
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
const post = (...parts: Parameters<typeof requestOf>) => exchange.app.fetch(requestOf(...parts))

/** Posts a body of stated length, as browsers do, and notes whether it is read. */
async function postWatched(...parts: Parameters<typeof requestOf>) {
  const request = requestOf(...parts)
  const { url, method, headers } = request
  const bytes = new Uint8Array(await request.arrayBuffer())
  headers.set('content-length', String(bytes.length))
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const streamed = { method, headers, body, duplex: 'half' }
  const answer = await exchange.app.fetch(new Request(url, streamed))
  return { answer, isRead }
}
const file = () => {
  const form = new FormData()
  form.set('file', new Blob(['not a picture']))
  return form
}

test.each([upload, add])('S9.1 S8.1 $name takes no form in an address’s form, and none is read', async ({ path }) => {
  const { token } = await exchange.signIn()
  const { answer, isRead } = await postWatched(path, new URLSearchParams({ file: 'x' }), token)
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ code: codes.requestInvalid, data: null })
  expect(isRead).toBe(false)
})

test('S9.1 S8.1 files are taken by the upload only', async () => {
  const { token } = await exchange.signIn()
  expect((await post(add.path, file(), token)).status).toBe(415)
  expect(await (await post(upload.path, file(), token)).json()).toMatchObject({ code: codes.pictureInvalid })
})

test('S4.20 an upload is read only once its sender is known', async () => {
  const stranger = await postWatched(upload.path, file())
  expect(await stranger.answer.json()).toMatchObject({ code: codes.sessionInvalid })
  expect(stranger.isRead).toBe(false)
  const { token } = await exchange.signIn()
  const known = await postWatched(upload.path, file(), token)
  expect(await known.answer.json()).toMatchObject({ code: codes.pictureInvalid })
  expect(known.isRead).toBe(true)
})

test('S1.8 a payment notice is a short form in an address’s form', async () => {
  const answer = await post(noticePath, new URLSearchParams({ sign: 'forged' }))
  expect([answer.status, await answer.text()]).toEqual([200, 'failure'])
  expect((await post(noticePath, new URLSearchParams({ sign: 'x'.repeat(17 * 1024) }))).status).toBe(413)
})
