import { expectStill, followShifts } from '../../fixtures/layout-shift.ts'
import { gotoInTwo } from '../../fixtures/page-in-two.ts'
import { expect, test } from '../../fixtures/test.ts'

test('S6.1 a visitor finds on the home page what is hot, what is new and how a purchase works', async ({ page }) => {
  await page.goto('/')
  const hot = page.getByRole('region', { name: 'Hot right now' }).getByRole('link')
  await expect(hot).toHaveCount(12)
  await expect(page.getByRole('region', { name: 'Newest listings' }).getByRole('link')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your money is held in escrow' })).not.toHaveCount(0)
  await page.getByRole('link', { name: 'All new listings' }).click()
  await expect(page).toHaveURL(/\/market\/csgo\?sort=newest$/)
  await page.goBack()
  await hot.first().click()
  await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}$/)
})

test('S2.6 the rest of a home page that is painted in the middle moves nothing', async ({ page, baseURL }) => {
  await followShifts(page)
  await gotoInTwo(page, { site: baseURL!, cut: '<section class="home-notices' })
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expectStill(page, 'with the rest')
})
