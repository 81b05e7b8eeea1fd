import { callerFor, codeOf, prepareToWithdraw, tellAlipay } from '../fixtures/money.ts'
import { comeAlive, expectAccessible } from '../fixtures/pages.ts'
import { keepSession, signUp } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { WalletPage } from '../pages/wallet-page.ts'

test.describe('who is verified and has an account bound', () => {
  let phone = ''

  test.beforeEach(async ({ context, app, request, captchaAnswer, smsCode }, testInfo) => {
    phone = String(13_720_000_000 + testInfo.line * 10)
    const token = await signUp(request, phone, { captchaAnswer, smsCode })
    await prepareToWithdraw(request, callerFor(request, token), phone)
    await keepSession(context, app.url, token)
    await tellAlipay(request, { reset: true })
  })

  test('S1.8 withdraws through its check, the SMS code and the payout to the end', async ({ page, request }) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.balances.getByRole('link', { name: 'Withdraw' }).click()
    await expect(wallet.withdraw).toContainText('¥10.00 to ¥50,000.00')
    await expect(wallet.withdraw).toContainText('usually within 2 hours')
    await expectAccessible(page)
    const amount = wallet.withdraw.getByRole('textbox', { name: 'Amount' })
    await amount.fill('5')
    await amount.press('Enter')
    await expect(wallet.withdraw.getByRole('alert')).toHaveText('The minimum is ¥10.00.')
    await amount.fill('42.5')
    await wallet.withdraw.getByRole('button', { name: 'Continue' }).click()
    await expect(wallet.withdraw).toContainText('You receive')
    await wallet.withdraw.getByRole('button', { name: 'Send SMS code' }).click()
    await expect(wallet.withdraw.getByRole('textbox', { name: 'SMS code' })).toBeVisible()
    await expectAccessible(page)
    const code = await codeOf(request, phone, 'withdrawal')
    await wallet.confirmWithdrawal(code === '0000' ? '1111' : '0000')
    await expect(wallet.withdraw.getByRole('alert')).toBeVisible()
    await wallet.confirmWithdrawal(code)
    await expect(wallet.withdraw).toContainText('¥42.50 has arrived', { timeout: 30_000 })
    await wallet.withdraw.getByRole('button', { name: 'Done' }).click()
    await wallet.expectAvailable(before - 42.5)
    await wallet.tab('Withdrawals').click()
    await expect(wallet.withdrawals.getByRole('listitem').first()).toContainText('Arrived')
  })

  test('S1.8 S4.22 a payout that Alipay refuses brings the money back, and says why', async ({ page, request }) => {
    await tellAlipay(request, { transfer: { mode: 'refuse', refusal: 'PAYEE_USER_INFO_ERROR' } })
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.beginWithdrawal('15')
    await wallet.confirmWithdrawal(await codeOf(request, phone, 'withdrawal'))
    await expect(wallet.withdraw).toContainText('¥15.00 is available again.', { timeout: 30_000 })
    await expect(wallet.withdraw).toContainText('The account is not in your verified name.')
    await page.keyboard.press('Escape')
    await wallet.expectAvailable(before)
    await expect(wallet.statement.getByRole('listitem').first()).toContainText('Released from a withdrawal')
  })

  test('S1.8 a withdrawal that was left waits for its code, and can be given up', async ({ page }) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.beginWithdrawal('12')
    await page.keyboard.press('Escape')
    await wallet.expectAvailable(before - 12)
    await page.reload()
    await comeAlive(page)
    await expect(wallet.heldFor.getByRole('listitem')).toHaveText('Withdrawals¥12.00')
    await expectAccessible(page)
    await wallet.waiting.getByRole('link', { name: 'Confirm' }).click()
    await wallet.withdraw.getByRole('button', { name: 'Cancel this withdrawal' }).click()
    await expect(wallet.withdraw).toContainText('You cancelled it. ¥12.00 is available again.')
    await page.keyboard.press('Escape')
    await wallet.expectAvailable(before)
    await expect(wallet.waiting).toBeHidden()
    await expect(wallet.heldFor).toBeHidden()
  })
})

test('S1.8 who is not verified is led to where that is done', async ({
  page,
  context,
  app,
  request,
  captchaAnswer,
  smsCode,
}) => {
  await keepSession(context, app.url, await signUp(request, '13729990000', { captchaAnswer, smsCode }))
  const wallet = new WalletPage(page)
  await wallet.open('?withdrawal=new')
  await expect(wallet.withdraw).toContainText('Verify your name first')
  await expectAccessible(page)
  await wallet.withdraw.getByRole('link', { name: 'Verify in the settings' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/setting')
})
