import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { upload } from '#contract/feedback.ts'
import { createPictureQueue, QueueFull } from '#exchange/pictures/picture-queue.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

/** A picture that decodes up to where it is cut short. */
async function cutShort() {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'gold' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return new File([new Uint8Array(png.subarray(0, -1000))], 'cut.png', { type: 'image/png' })
}

test('S1.10 S9.1 pictures that are refused count too', async () => {
  const person = await exchange.signIn()
  const file = await cutShort()
  const send = async () => (await exchange.call(upload, { file }, person)).code
  for (let time = 0; time < 20; time++) expect(await send()).toBe(codes.pictureInvalid)
  expect(await send(), 'and so before it is found to be no picture').toBe(codes.tooManyRequests)
  await exchange.advance(61)
  expect(await send()).toBe(codes.pictureInvalid)
  expect((await exchange.call(upload, { file }, await exchange.signIn())).code).toBe(codes.pictureInvalid)
})

test('S9.1 one picture is processed at a time, and those beyond a full queue have to come again', async () => {
  const inTurn = createPictureQueue(2)
  const first = Promise.withResolvers<string>()
  const second = vi.fn(async () => 'second')
  const waiting = [inTurn(() => first.promise), inTurn(second), inTurn(second)]
  await expect(inTurn(second)).rejects.toThrow(QueueFull)
  expect(second).not.toHaveBeenCalled()
  first.resolve('first')
  expect(await Promise.all(waiting)).toEqual(['first', 'second', 'second'])
})
