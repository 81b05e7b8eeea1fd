import { expectAccessible } from '../fixtures/accessible.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test('S2.4 a bare page leads home for those who came from the site, and is bare in an app', async ({ page }) => {
  await open(page, '/activity')
  // The page before, which may still be there, leads home from its frame.
  const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(home).toHaveCount(0)

  await open(page, '/')
  await page.getByRole('region', { name: 'Activities' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(home).toBeVisible()
  await expectAccessible(page)
  await home.click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})
