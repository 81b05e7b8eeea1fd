import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { holdBack, serverFns } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/backpack')
})

test('S2.7 a search that is cleared while it loads is over', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search your items' })
  const letGo = await holdBack(page)
  await box.fill('AK')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/backpack\?keyword=AK$/)
  await box.fill('')
  await expect(page).toHaveURL(/\/backpack$/)
  letGo()
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCount(0)
  await expect(box).toHaveValue('')
})

test('S2.7 on the way back, the placeholder of another page gives way to the page’s own', async ({ page }) => {
  const letGo = await holdBack(page)
  await page.getByRole('link', { name: 'Protected' }).click()
  await expect(page).toHaveURL(/\/backpack\?show=protected$/)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('status', { name: 'Loading messages' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/backpack\?show=protected$/)
  await expect(page.getByRole('status', { name: 'Loading your items' })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Backpack', level: 1 })).toBeVisible()
})

test.describe('S2.7 S2.14 a search that fails', () => {
  test.use({ allowedConsole: [/ERR_FAILED|^UpstreamError: lost/] })

  test('takes the focus with it, and gives it back', async ({ page }) => {
    await page.route(serverFns, (route) => route.abort())
    const box = page.getByRole('searchbox', { name: 'Search your items' })
    await box.fill('AK')
    await box.press('Enter')
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.unrouteAll({ behavior: 'wait' })
    await retry.click()
    await expect(box).toHaveValue('AK')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
