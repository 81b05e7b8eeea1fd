import { expectStill, followShifts } from '../fixtures/layout-shift.ts'
import { waitForHydration } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test('a font that comes after the page has been drawn moves nothing', async ({ page }) => {
  let letCome = () => {}
  const isDrawn = new Promise<void>((done) => (letCome = done))
  await page.route('**/fonts/*', async (route) => {
    await isDrawn
    await route.continue()
  })
  await followShifts(page)
  await page.setViewportSize({ width: 412, height: 900 })
  // The load event waits for the font.
  await page.goto('/agreement?name=yhxy', { waitUntil: 'commit' })
  await waitForHydration(page)
  const fonts = page.waitForResponse('**/fonts/*')
  letCome()
  await (await fonts).finished()
  expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(0)
  await expectStill(page, 'with the font')
})
