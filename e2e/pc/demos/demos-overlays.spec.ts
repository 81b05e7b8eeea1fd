import type { Locator } from '@playwright/test'
import { open, settleDialog } from '../../fixtures/pages.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DemoPages } from '../../pages/demo-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => open(page, '/demos/dialog'))

test('S2.30 S2.41 S2.43 dialogs, a menu and a tooltip are opened and left; toasts leave the field free that somebody is at', async ({
  page,
}) => {
  const demo = new DemoPages(page)
  await test.step('a dialog is 400 px wide, keeps the focus, closes on Escape and gives the focus back', async () => {
    await demo.button('Open dialog').click()
    const box = demo.dialog.filter({ hasText: 'Before you trade' })
    await expect(box).toBeVisible()
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(400)
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(demo.button('Open dialog')).toBeFocused()
  })
  await test.step('the wide one is 850 px wide, and as high as what it holds', async () => {
    await demo.button('Open the wide dialog').click()
    await expect.poll(async () => (await demo.dialog.boundingBox())?.width).toBe(850)
    const { height } = (await demo.dialog.boundingBox())!
    expect(height).toBeLessThan(200)
    await demo.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(demo.dialog).toBeHidden()
  })
  await test.step('a confirmation has two ways out, a notice one', async () => {
    await demo.button('Ask for confirmation').click()
    await expect(demo.alert.getByRole('button', { name: 'Cancel' }), 'what loses nothing').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demo.alert).toBeHidden()
    await demo.button('Show a notice').click()
    await demo.alert.getByRole('button', { name: 'Understood' }).click()
    await expect(demo.alert).toBeHidden()
  })
  await test.step('a menu is walked by keyboard, a tooltip describes and is dismissed', async () => {
    await demo.button('Tooltip').focus()
    await expect(demo.button('Tooltip')).toHaveAccessibleDescription('Median of the last 7 days, 214 sales')
    await demo.button('Menu').focus()
    await page.keyboard.press('Enter')
    const wallet = page.getByRole('main').getByRole('link', { name: 'Wallet' })
    await expect(wallet).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(wallet).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet).toBeHidden()
    await expect(demo.button('Menu')).toBeFocused()
  })
  await test.step('the login dialog is never open twice', async () => {
    const { dialog, button } = demo
    await button('Login dialog').click()
    await settleDialog(page)
    await expect(dialog).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('toasts leave the field free, at either edge', async () => {
    const { notices, button } = demo
    const isFree = async (field: Locator, toast: Locator) => {
      const [covered, covering] = [(await field.boundingBox())!, (await toast.boundingBox())!]
      return covered.y + covered.height <= covering.y || covering.y + covering.height <= covered.y
    }
    const below = button('Show a notice at the bottom')
    const { y, height } = (await below.boundingBox())!
    await page.setViewportSize({ width: 1440, height: Math.ceil(y + height) })
    await below.click()
    await expect.poll(() => isFree(below, notices.getByText('SMS code sent to your phone'))).toBe(true)

    await button('Show the sign-in notice').click()
    const above = page.getByRole('combobox', { name: 'Search the market' })
    await above.focus()
    await expect.poll(() => isFree(above, notices.getByText('Login succeeded'))).toBe(true)
  })
})

test('S2.41 S2.43 the shop settings dialog asks before it drops what was typed, and saves nothing here', async ({
  page,
}) => {
  const writes = writesOf(page)
  const { dialog, alert, button } = new DemoPages(page)
  await button('Shop settings').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('SouthStall')
  await page.keyboard.press('Escape')
  await alert.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(button('Shop settings')).toBeFocused()
  expect(writes).toHaveLength(0)
})

test('S2.41 S9.1 a toast is counted down by the second and goes; the one of the login stands at the top', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/demos/dialog')
  const { notices, button } = new DemoPages(page)
  await button('Show a notice at the bottom').click()
  const toast = notices.getByText('SMS code sent to your phone')
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.y).toBeGreaterThan(450)
  await page.clock.runFor(3200)
  await expect(toast).toBeHidden()
  await button('Show the sign-in notice').click()
  const login = notices.getByText('Login succeeded')
  await expect(login).toBeVisible()
  expect((await login.boundingBox())?.y).toBeLessThan(200)
  await page.clock.runFor(2700)
  await expect(login).toBeHidden()
})
