import { reload } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

let token = ''

test.beforeEach(async ({ signUp }) => {
  token = (await signUp()).token
})

test('S1.12 S3.6 delivery limit, bargains, SMS and the colours of price moves are changed at once and stay so', async ({
  page,
}) => {
  const setting = new SettingPage(page)
  await setting.open()
  const limit = setting.preferences.getByRole('radio', { name: 'Only the buyer' })
  const bargain = setting.preferences.getByRole('switch', { name: 'Let buyers bargain' })
  const sms = setting.preferences.getByRole('switch', { name: 'SMS about sales' })
  await expect(setting.preferences.getByRole('radio', { name: 'Either side' })).toBeChecked()
  await limit.check()
  await expect(page.getByText('Saved')).toBeVisible()
  await bargain.click()
  await expect(bargain).not.toBeChecked()
  await sms.focus()
  await page.keyboard.press('Space')
  await expect(sms).not.toBeChecked()
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/v1/user/info', { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { data: object }).data
    })
    .toMatchObject({ sell_delivery_limit: 2, allow_buyer_bargain: false, allow_sms_notification: false })
  await reload(page)
  await expect(limit).toBeChecked()
  await expect(bargain).not.toBeChecked()
  await expect(sms).not.toBeChecked()

  await test.step('who is used to red for rising prices chooses it, and the next page comes in it', async () => {
    const choice = page.getByRole('radiogroup', { name: 'Colours of price moves' })
    await expect(choice.getByRole('radio', { name: 'Default for my language' })).toBeChecked()
    const red = choice.getByRole('radio', { name: 'Red is up, green is down' })
    await red.check()
    await expect(page.locator('html')).toHaveAttribute('data-rise', 'red')
    await reload(page)
    await expect(red).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-rise', 'red')
  })
})
