import { test } from '../fixtures/test.ts'

/** What every other browser test relies on: a page that complains fails its test. These are expected to fail. */
test.fail('a console error fails the test', async ({ page }) => {
  await page.goto('about:blank')
  await page.evaluate(() => console.error('broken'))
})

test.fail('an uncaught error fails the test', async ({ page }) => {
  await page.goto('about:blank')
  await page.evaluate(() => void Promise.reject(new Error('broken')))
  await page.evaluate(() => 'the rejection has been told by now')
})

test.describe('an error that the test brings about on purpose', () => {
  test.use({ allowedConsole: [/on purpose/] })

  test('is allowed when it is named', async ({ page }) => {
    await page.goto('about:blank')
    await page.evaluate(() => console.error('on purpose'))
  })
})
