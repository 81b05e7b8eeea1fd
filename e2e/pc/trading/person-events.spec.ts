import type { Page } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { buyAs, listAs, sellables } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor, keepSession } from '../../fixtures/session.ts'
import { prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'

const path = '/api/ext/user/events'

/** Follows a person's events from a page, as a script of it could, and returns how to read what came so far. */
async function listen(page: Page, userId: string) {
  const heard = await page.evaluateHandle((url) => {
    const stream = new EventSource(url)
    const events: string[] = []
    for (const kind of ['following', 'changed']) stream.addEventListener(kind, ({ data }) => events.push(kind + data))
    return { stream, events }
  }, `${path}?user_id=${userId}`)
  return () => heard.evaluate(({ stream, events }) => ({ isRefused: stream.readyState === EventSource.CLOSED, events }))
}

test('S1.4 S2.10 S6.4 an open list learns of a sale, and so does the counter; nobody else learns anything', async ({
  page,
  app,
  request,
  anotherBrowser,
  signIn,
  signUp,
}) => {
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const stranger = await signUp()
  const seller = await signUp()
  const idOf = async ({ token }: typeof seller) =>
    (await callerFor(request, token).get<{ person: { user_id: string } }>('/api/ext/user/session_summary')).person
      .user_id
  await prepareTrader(request, seller.token, 'live lists')
  const [item] = await sellables(request, seller.token, 1)
  const listing_id = await listAs(request, seller.token, item!.asset_id, '0.05')

  const { context, page: elsewhere } = await anotherBrowser()
  await keepSession(context, app.url, stranger.token)
  await open(elsewhere, '/sale/to_delivery')
  const ofStranger = await listen(elsewhere, await idOf(stranger))
  const ofSeller = await listen(elsewhere, await idOf(seller))
  await expect.poll(ofStranger).toEqual({ isRefused: false, events: ['following{}'] })
  await expect.poll(ofSeller, 'another person’s').toEqual({ isRefused: true, events: [] })

  const followed = page.waitForResponse((response) => response.url().includes(path))
  await open(page, '/sale/to_delivery')
  const tasks = page.getByRole('banner').getByRole('link', { name: /^To do/ })
  await expect(tasks).toHaveAccessibleName('To do')
  await expect(page.getByText('Nothing to deliver', { exact: true })).toBeVisible()
  expect((await followed).status(), 'without a touch of the page').toBe(200)
  const since = await page.evaluate(() => performance.timeOrigin)

  const orderId = await buyAs(request, buyer, { listing_id, price: '0.05' })
  await expect(page.locator(`[data-row="${orderId}"]`)).toContainText('Send the trade offer')
  await expect(tasks).toHaveAccessibleName('To do, 1 waiting for you')
  expect(await page.evaluate(() => performance.timeOrigin), 'the page is still the same').toBe(since)
  expect(await ofStranger()).toEqual({ isRefused: false, events: ['following{}'] })
})

test('S1.4 of five windows side by side four are live, and one that closes leaves its stream to the fifth', async ({
  context,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const streams: string[] = []
  context.on('request', (request) => request.url().includes(path) && streams.push(request.url()))
  for (let count = 1; count <= 5; count++) {
    const next = await context.newPage()
    await open(next, '/help')
    // A page that nobody touches takes its time.
    await next.mouse.move(100, 100)
    if (count < 5) await expect.poll(() => streams.length, `window ${count}`).toBe(count)
  }
  const [first, , , , fifth] = context.pages()
  const waiting = () => fifth!.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting, 'the fifth waits for any of the four').toBe(4)
  expect(streams).toHaveLength(4)
  await first!.close()
  await expect.poll(() => streams.length).toBe(5)
})
