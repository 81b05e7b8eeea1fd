import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expect, test } from '../fixtures/test.ts'
import { findGoods } from '../fixtures/goods.ts'
import { openUnfinished } from '../fixtures/pages.ts'

const without = (list: string) => (path: string) => (path.startsWith(list) ? { status: 500 } : undefined)

test.describe('S8.2 while one list is not to be had', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.12 the settings show everything but the devices, which come when they are asked for again', async ({
    page,
    site,
  }) => {
    site.answerWith(without('/api/ext/sessions'))
    await openUnfinished(page, `${site.url}/setting`)
    await expect(page.getByText('The devices could not be loaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    site.answerWith(() => undefined)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This device')).toBeVisible()
  })

  test('S1.10 feedback can be written all the same', async ({ page, site }) => {
    site.answerWith(without('/api/v1/feedback/list'))
    await openUnfinished(page, `${site.url}/feedback`)
    await expect(page.getByText('Your feedback could not be loaded')).toBeVisible()
    await page.getByLabel('What happened?').fill('The list of what I have written does not load.')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page).toHaveURL(/\/feedback\/\d+$/)
  })

  test('S1.1 a goods whose past prices are not known does not say that there were none', async ({
    page,
    site,
    request,
  }) => {
    const id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
    site.answerWith(without('/api/v1/market/price'))
    await openUnfinished(page, `${site.url}/goods/${id}`)
    const prices = page.getByRole('region', { name: 'Price trend' })
    await expect(prices.getByRole('alert')).toContainText('The prices could not be loaded')
    const month = prices.getByRole('definition').last()
    await expect(month).toHaveText(/^–/)
    site.answerWith(() => undefined)
    await prices.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(month).toContainText('%')
    await expect(prices, 'the focus stays where the button was').toBeFocused()
  })
})
