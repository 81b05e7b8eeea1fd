import type { Page } from '@playwright/test'
import { prepareToWithdraw } from '../../fixtures/money.ts'
import { comeBackTo, open, reload } from '../../fixtures/pages.ts'
import { pictureFile } from '../../fixtures/picture.ts'
import { allAnswered, holdBack, isKeyed, isServerFn, writesAnswered } from '../../fixtures/server-functions.ts'
import { keepSession, type Somebody, startFeedback } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { FeedbackPage, FeedbackRecordPage } from '../../pages/feedback-page.ts'
import { ReceivingAccountsPage } from '../../pages/receiving-accounts-page.ts'
import { SettingPage } from '../../pages/setting-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.describe('the session ends in the middle of a form', () => {
  let somebody: Somebody

  test.beforeEach(async ({ signUp }) => {
    somebody = await signUp()
  })

  /** Waits first: a request still in flight would discover the end of the session before the form is sent. */
  async function endSession(page: Page, url: string): Promise<void> {
    await allAnswered(page)
    await keepSession(page.context(), url, 'ended-elsewhere')
  }

  /** The person signs in again and returns to where they were. */
  async function comeBack(page: Page, url: string): Promise<void> {
    await expect(page).toHaveURL((at) => at.pathname === '/market/csgo' && at.searchParams.has('redirect_url'))
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    const place = new URL(page.url()).searchParams.get('redirect_url')
    await keepSession(page.context(), url, somebody.token)
    await open(page, place ?? '')
  }

  test('S4.20 what was typed into a form of the settings is there again', async ({ page, app }) => {
    const setting = new SettingPage(page)

    await test.step('the nickname', async () => {
      await setting.open()
      await setting.profile.getByRole('button', { name: 'Change nickname' }).click()
      const name = setting.profile.getByRole('textbox', { name: 'Nickname' })
      await name.fill('Grey Heron')
      await endSession(page, app.url)
      await page.keyboard.press('Enter')
      await comeBack(page, app.url)
      await expect(name).toHaveValue('Grey Heron')
      await expect(name).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(setting.profile).toContainText('Grey Heron')
    })

    await test.step('the delivery limit, which is done', async () => {
      const limit = setting.preferences.getByRole('radio', { name: 'Only the buyer' })
      await endSession(page, app.url)
      // Not `check`, which verifies the state afterwards: the page is gone by then.
      await limit.click()
      await comeBack(page, app.url)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect(limit).toBeChecked()
      await reload(page)
      await expect(limit).toBeChecked()
    })

    await test.step('the new phone, but no code', async () => {
      await open(page, '/setting')
      await setting.security.getByRole('button', { name: 'Change phone number' }).click()
      const dialog = setting.dialog('Change phone number')
      const phone = dialog.getByRole('textbox', { name: 'New phone number' })
      const code = dialog.getByRole('textbox', { name: 'SMS code to the new phone' })
      await phone.fill('13712345678')
      await code.fill('1234')
      await dialog.getByRole('textbox', { name: /^SMS code to the old phone/ }).fill('4321')
      await endSession(page, app.url)
      await dialog.getByRole('button', { name: 'Change phone number' }).click()
      await comeBack(page, app.url)
      await expect(phone).toHaveValue('13712345678')
      await expect(code).toHaveValue('')
    })
  })

  test('S4.20 what was typed into a form about money is there again', async ({ page, app, request }) => {
    await prepareToWithdraw(request, somebody)
    const wallet = new WalletPage(page)
    const accounts = new ReceivingAccountsPage(page)

    await test.step('the amount of a recharge', async () => {
      await wallet.open('?recharge=new')
      const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
      await amount.fill('123.45')
      await endSession(page, app.url)
      await wallet.recharge.getByRole('button', { name: /^Recharge ¥/ }).click()
      await comeBack(page, app.url)
      await expect(amount).toHaveValue('123.45')
    })

    await test.step('the amount of a withdrawal', async () => {
      await wallet.open('?withdrawal=new')
      const amount = wallet.withdraw.getByRole('textbox', { name: 'Amount' })
      await amount.fill('67.8')
      await endSession(page, app.url)
      await wallet.withdraw.getByRole('button', { name: 'Continue' }).click()
      await comeBack(page, app.url)
      await expect(amount).toHaveValue('67.8')
    })

    await test.step('a receiving account', async () => {
      await accounts.open()
      await accounts.bindButton.click()
      const account = page.getByRole('textbox', { name: 'Alipay account' })
      await account.fill('heron@example.com')
      await endSession(page, app.url)
      await page.keyboard.press('Enter')
      await comeBack(page, app.url)
      await expect(account).toHaveValue('heron@example.com')
    })
  })

  test('S4.20 what was written to the market is there again', async ({ page, app, request }) => {
    const feedback = new FeedbackPage(page)
    const record = new FeedbackRecordPage(page)

    await test.step('a feedback', async () => {
      await open(page, '/feedback')
      await feedback.topic('An order').check()
      await feedback.form.getByRole('textbox', { name: 'Order number' }).fill('42')
      await feedback.writing.text.fill('A long story')
      await feedback.writing.choose(await pictureFile('proof.png'), await pictureFile('more.png', 'teal'))
      await feedback.writing.expectUploaded(2)
      await endSession(page, app.url)
      await feedback.send.click()
      await comeBack(page, app.url)
      await expect(feedback.topic('An order')).toBeChecked()
      await expect(feedback.form.getByRole('textbox', { name: 'Order number' })).toHaveValue('42')
      await expect(feedback.writing.text).toHaveValue('A long story')
      await feedback.writing.expectUploaded(2)
      await feedback.writing.remove('more.png')
      // They have no order of this number.
      await feedback.form.getByRole('textbox', { name: 'Order number' }).fill('')
      await feedback.send.click()
      await record.id()
      await expect(record.messages.first().getByRole('img'), 'what was kept is sent').toHaveCount(1)
      await open(page, '/feedback')
      await feedback.writing.expectUploaded(0)
    })

    await test.step('of a picture that was on its way, its name', async () => {
      await endSession(page, app.url)
      await feedback.writing.choose(await pictureFile('late.png'))
      await comeBack(page, app.url)
      await expect(feedback.form.getByRole('alert')).toContainText('Not uploaded: late.png.')
    })

    await test.step('a reply', async () => {
      const id = await startFeedback(request, somebody.token, 'A question')
      await open(page, `/feedback/${id}`)
      await record.writing.text.fill('One more thing')
      await record.writing.choose(await pictureFile('proof.png'))
      await record.writing.expectUploaded(1)
      // A conversation is polled every 10 s, which would discover it, too. After a refetch now, the next poll is not
      // due that soon.
      await allAnswered(page)
      const answered = page.waitForResponse((response) => isServerFn(response.request()))
      await comeBackTo(page)
      await answered
      await endSession(page, app.url)
      await record.send.click()
      await comeBack(page, app.url)
      await expect(record.writing.text).toHaveValue('One more thing')
      await record.writing.expectUploaded(1)
    })
  })

  test('S4.20 a password, a code and what is closed are not kept', async ({ page, app }) => {
    const setting = new SettingPage(page)
    await setting.open()
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await setting.profile.getByRole('button', { name: 'Change nickname' }).click()
    await setting.profile.getByRole('textbox', { name: 'Nickname' }).fill('Given Up')
    await page.keyboard.press('Escape')
    await setting.security.getByRole('button', { name: /password/ }).click()
    const dialog = setting.dialog('Set a password')
    await dialog.getByRole('textbox', { name: 'New password' }).fill('sup3r-secret')
    await dialog.getByRole('textbox', { name: /^SMS code/ }).fill('9876')
    await endSession(page, app.url)
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    for (const secret of ['sup3r-secret', '9876', 'Given Up']) expect(await kept()).not.toContain(secret)
  })

  test('S1.10 what is being written outlives the page, until it is sent', async ({ page }) => {
    const feedback = new FeedbackPage(page)
    await open(page, '/feedback')
    await feedback.writing.text.fill('Written slowly')
    await open(page, '/wallet')
    await open(page, '/feedback')
    await expect(feedback.writing.text).toHaveValue('Written slowly')
    await reload(page)
    await expect(feedback.writing.text).toHaveValue('Written slowly')
    await feedback.send.click()
    await new FeedbackRecordPage(page).id()
    await open(page, '/feedback')
    await expect(feedback.writing.text).toHaveValue('')
  })

  test('S1.10 S4.20 what was sent is not a draft, though its page was left before the answer', async ({ page }) => {
    const feedback = new FeedbackPage(page)
    await open(page, '/feedback')
    await feedback.writing.text.fill('Sent slowly')
    const release = await holdBack(page, isKeyed)
    await feedback.send.click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Market' }).click()
    await expect(page).toHaveURL(/\/market\/csgo$/)
    await expect(page.getByRole('region', { name: 'Items on sale' })).toBeVisible()
    await page.goBack()
    await expect(feedback.send, 'it is on its way').toBeDisabled()
    await expect(feedback.writing.text).toHaveValue('')
    release()
    await writesAnswered(page)
    await open(page, '/feedback')
    await expect(feedback.writing.text).toHaveValue('')
  })
})
