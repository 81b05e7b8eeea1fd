import { expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { goOffline, untilKept } from '../fixtures/kept-pages.ts'
import { open, waitForHydration } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^UpstreamError: offline/],
})

test('S2.4 S2.20 a phone reads its orders offline, also under their address without a page set', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await open(page, '/inventory/to_receive')
  await expect(page).toHaveURL(/\/pc\/inventory\/to_receive$/)
  await untilKept(page)
  const shown = await page.getByRole('main').textContent()

  await goOffline(context)
  await page.goto('/inventory/to_receive')
  await expect(page).toHaveURL(/\/pc\/inventory\/to_receive$/)
  await waitForHydration(page)
  await expect(page.getByRole('main')).toContainText(shown!.slice(0, 20))
  await expect(page.getByText(/^You are offline\. Shown as of /)).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/pc/inventory/to_receive')
})
