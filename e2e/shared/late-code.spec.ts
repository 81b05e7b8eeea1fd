import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { redline } from '../fixtures/page-finders.ts'
import { open, waitForHydration } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { GoodsPage } from '../pages/goods-page.ts'

test('S2.4 what the server has drawn of the header stays until its code comes, whatever changes meanwhile', async ({
  page,
  signIn,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/signed-in-tools-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await signIn(DEMO_BUYER_PHONE)
  await page.goto('/help', { waitUntil: 'commit' })
  await waitForHydration(page)
  const balance = page.getByRole('banner').getByRole('link', { name: /^Balance/ })
  await expect(balance).toBeVisible()
  const tellOfMessages = () =>
    page.evaluate(() =>
      window.__TSR_ROUTER__!.options.context.queryClient.setQueryData(['mail', 'unread'], { total: 7 }),
    )
  await tellOfMessages()
  const isStillThere = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let frames = 0; frames < 10; frames++) await frame()
    return document.querySelector('header a[href="/wallet"]')?.checkVisibility() ?? false
  })
  expect(isStillThere).toBe(true)
  held.resolve()
  await expect(async () => {
    // The header asks for the number itself as it comes.
    await tellOfMessages()
    await expect(page.getByRole('link', { name: /7/ })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('S2.4 what the server has drawn of a section stays until its layout comes, whatever changes meanwhile', async ({
  page,
  signIn,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/section-layout-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await signIn(DEMO_SELLER_PHONE)
  await page.goto('/sale/rules', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Price list' })
  await expect(heading).toBeVisible()
  // Balance, messages and tasks load after the page.
  await expect(page.getByRole('banner').getByRole('link', { name: /^To do, \d+ waiting/ })).toBeVisible()
  await expect(heading).toBeVisible()
  held.resolve()
  await waitForHydration(page)
})

test('S2.14 the shell stays while the code of another page comes', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await open(page, '/help')
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Market', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
})

test('S1.1 a first press on a part of the goods page counts once its code is there', async ({ page, request }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/goods-art-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await new GoodsPage(page, '/goods').open(await findGoods(request, redline))
  await page.getByRole('button', { name: /^Set a price alert for / }).click()
  held.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('S2.19 a filter or a choice that is pressed before the page is ready counts once it is', async ({ page }) => {
  const early = async (path: string, role: 'checkbox' | 'radio', name: RegExp) => {
    const held = Promise.withResolvers<void>()
    const entry = '**/assets/index-*.js'
    await page.route(entry, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const control = page.getByRole(role, { name })
    await control.check()
    held.resolve()
    await waitForHydration(page)
    await page.unroute(entry)
    return control
  }
  const filter = await early('/market/csgo', 'checkbox', /^Field-Tested/)
  await expect(page).toHaveURL('/market/csgo?exteriors=ft')
  await expect(filter).toBeChecked()
  const choice = await early('/catalogue/statistics', 'radio', /^30 days/)
  await expect(page).toHaveURL('/catalogue/statistics?window=30d')
  await expect(choice).toBeChecked()
})

test.describe('while the market restarts', () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_REFUSED/] })

  test('S2.17 a page that misses code stays as it is, and is loaded again once the market is back', async ({
    page,
  }) => {
    await page.goto('/agreement')
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    let asked = 0
    const away = /\/assets\/palette-|\/build\/latest\.json/
    await page.route(away, (route) => {
      if (route.request().url().includes('latest.json')) asked++
      return route.abort('connectionrefused')
    })
    await page.keyboard.press('ControlOrMeta+k')
    await expect.poll(() => asked).toBeGreaterThan(1)
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
    await page.unroute(away)
    await expect.poll(() => page.evaluate(() => 'isKept' in window)).toBe(false)
  })
})
