import type { Locator } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { open } from '../fixtures/pages.ts'
import { callerFor, newPhone } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { LoginDialog } from '../pages/login-dialog.ts'

test('S2.16 on a phone the login is a sheet over the market', async ({ page }) => {
  await open(page, '/pc/wallet')
  await expect(page).toHaveURL(/\/goods\?login=1&redirect_url=\/pc\/wallet$/)
  const sheet = page.getByRole('dialog', { name: 'Sign in' })
  await expect(sheet).toBeVisible()
  const [box, { height, width }] = [await sheet.boundingBox(), page.viewportSize()!]
  expect(box?.width).toBe(width)
  expect(box?.height).toBeGreaterThan(height * 0.85)
})

test('S2.33 signing in leads to the page that was asked for, in the phone’s shell', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/pc/wallet')
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms(newPhone())
  await expect(page).toHaveURL(/\/pc\/wallet$/)
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trades' })).toBeVisible()
})

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S2.4 S2.10 on a phone the tab of the page is in sight, be it the last of its section, which leads to the others', async ({
    page,
  }) => {
    await open(page, '/pc/sale/shop')
    const tab = page.getByRole('navigation', { name: 'Selling' }).getByRole('link', { name: 'Shop' })
    await expect(tab).toBeInViewport({ ratio: 1 })
    const sections = page.getByRole('navigation', { name: 'Trades' })
    await expect(sections.getByRole('link', { name: 'Selling' })).toHaveAttribute('aria-current', 'true')
    await sections.getByRole('link', { name: 'Purchase orders' }).click()
    await expect(page).toHaveURL(/\/purchase\/wait_supply$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Purchase orders' })).toBeAttached()
  })

  test('S2.7 on a phone the own pages lie under "Me" and have a way back, in reach of a finger', async ({ page }) => {
    for (const path of ['wallet', 'receivables', 'backpack', 'collect', 'message', 'feedback', 'setting']) {
      await test.step(path, async () => {
        // Leaves no page of the site to go back to.
        await page.goto('about:blank')
        await open(page, `/pc/${path}`)
        const me = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true })
        await expect(me).toHaveAttribute('aria-current', 'page')
        const back = page.getByRole('banner').getByRole('button', { name: 'Back' })
        const box = await back.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
        await back.click()
        await expect(page, 'who came from elsewhere').toHaveURL((url) => url.pathname === '/')
      })
    }
  })

  test("S1.7 what is said of a bookmark's date stays on one line", async ({ page, request, signIn }) => {
    const caller = callerFor(request, await signIn(DEMO_BUYER_PHONE))
    const goods_id = await findGoods(request, { price_min: '25000.00', price_max: '60000.00', sort: 'price_desc' })
    await caller.post('/api/v1/user/add_bookmark', { goods_id })
    await open(page, '/pc/collect')
    const said = page.getByText(/^was ¥[\d,.]+ on \d+ \w+ \d{4}$/).first()
    const lines = () =>
      said.evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(lines, { message: `lines at ${width} px` }).toBeLessThan(1.5)
    }
  })

  test('S1.12 the sheet of another phone number is as wide as the phone, and its fields are as wide as each other', async ({
    page,
  }) => {
    await open(page, '/pc/setting')
    await page.getByRole('button', { name: 'Change phone number' }).click()
    const sheet = page.getByRole('dialog', { name: 'Change phone number' })
    await expect(sheet).toBeVisible()
    const edges = (parts: Locator) => parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    for (const width of [360, 430]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => edges(sheet)).toEqual([width])
      expect(new Set(await edges(sheet.getByRole('group'))).size).toBe(1)
      const [[group], buttons] = [
        await edges(sheet.getByRole('group')),
        await edges(sheet.getByRole('button', { name: 'Send code' })),
      ]
      expect(buttons).toHaveLength(2)
      expect(Math.max(...buttons)).toBeLessThan(group!)
      expect(group).toBeLessThan(width)
    }
  })

  test('S2.7 the way back of an own page leads to the page before it', async ({ page }) => {
    await open(page, '/goods?sort=price_asc')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/goods\?sort=price_asc$/)
  })
})
