import { openTab } from '../../fixtures/new-tab.ts'
import { open } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DocumentPage } from '../../pages/document-page.ts'

test.describe('the agreements', () => {
  test('S1.13 S2.12 have their names in the address, and on paper are the text alone', async ({ page }) => {
    const document = new DocumentPage(page, 'Agreements')
    await open(page, '/agreement?name=yhxy')
    await expect(document.title).toHaveText('User agreement')
    await expect(document.article).toContainText(/Version \d+/)
    await expect(document.article).toContainText(/Published \d+ \w+ \d{4}/)
    await page.emulateMedia({ media: 'print' })
    await expect(document.title).toBeVisible()
    for (const beside of [document.list, document.contents, page.getByRole('banner'), page.getByRole('contentinfo')]) {
      await expect(beside).toBeHidden()
    }
    await page.emulateMedia({ media: null })
    await document.list.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL(/\/agreement\?name=yszc$/)
    await expect(document.title).toHaveText('Privacy policy')
    await expect(page).toHaveTitle(/^Privacy policy/)
  })

  test('S2.12 S2.3 a place in one has an address of its own', async ({ page }) => {
    const document = new DocumentPage(page, 'Agreements')
    await page.setViewportSize({ width: 1440, height: 420 })
    await open(page, '/agreement?name=yhxy')
    await document.contents.getByRole('link', { name: 'Disputes' }).click()
    await expect(page).toHaveURL(/#disputes$/)
    await expect(document.heading('Disputes')).toBeInViewport()
    await page.goto('about:blank')
    await open(page, '/agreement?name=yhxy#your-account')
    await expect(document.heading('Your account')).toBeInViewport()
  })

  test('S2.12 S2.32 open in a new tab from the login dialog', async ({ page }) => {
    await open(page, '/help?id=money&login=1')
    for (const [name, title] of [
      ['user agreement', 'User agreement'],
      ['privacy policy', 'Privacy policy'],
    ] as const) {
      const tab = await openTab(page.getByRole('dialog').getByRole('link', { name, exact: true }))
      await expect(new DocumentPage(tab, 'Agreements').title).toHaveText(title)
      await tab.close()
    }
  })
})

test('S1.13 the help is found by subject, and each page by its address', async ({ page }) => {
  const document = new DocumentPage(page, 'Help')
  await open(page, '/help')
  await document.list.getByRole('link', { name: 'Staying safe' }).click()
  await expect(page).toHaveURL(/\/help\?id=staying-safe$/)
  await expect(document.title).toHaveText('Staying safe')
})

test('S2.4 in the app’s own shell nothing stands around the help', async ({ page }) => {
  await open(page, '/help/app_help')
  await expect(page.getByRole('banner')).toBeHidden()
  await page.getByRole('link', { name: 'Recharging and withdrawing' }).click()
  await expect(page).toHaveURL(/\/help\/app_help_content\?id=money$/)
  await expect(page.getByRole('article')).toContainText('Withdrawing')
})
