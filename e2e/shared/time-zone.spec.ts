import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { openUnfinished, reload } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ timezoneId: 'America/New_York' })

test('the first page already tells times of the place where its visitor is, and so does every other', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const times = () =>
    page
      .getByRole('list', { name: 'Statement' })
      .getByText(/, \d\d:\d\d$/)
      .allTextContents()
  // As rendered by the server, which can't know the time zone.
  const html = await (await context.request.get('/wallet')).text()
  await openUnfinished(page, '/wallet')
  await expect.poll(async () => html.includes((await times())[0] ?? '')).toBe(false)
  const first = await times()
  await reload(page)
  expect(await times()).toEqual(first)
})

test('a page is ready and tells them even if its browser never has nothing to do', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(call, timeout, { didTimeout: true, timeRemaining: () => 0 })
  })
  await openUnfinished(page, '/wallet')
})
