import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { codeOf, prepareToWithdraw, controlAlipay } from '../../fixtures/money.ts'
import { comeBackTo, reload } from '../../fixtures/pages.ts'
import { allAnswered, serverFns } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { confirmIdentity } from '../../pages/identity.ts'
import { ReceivingAccountsPage } from '../../pages/receiving-accounts-page.ts'
import { SettingPage } from '../../pages/setting-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.describe('who is verified and has an account bound', () => {
  let phone = ''

  test.beforeEach(async ({ request, signUp }) => {
    const somebody = await signUp()
    phone = somebody.phone
    await prepareToWithdraw(request, somebody)
    await controlAlipay(request, { reset: true })
  })

  test('S1.8 withdraws through its check, the SMS code and the payout to the end', async ({ page, request }) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.balances.getByRole('link', { name: 'Withdraw' }).click()
    await expect(wallet.withdraw).toContainText('¥10.00 to ¥50,000.00')
    const last = wallet.withdraw.getByText('usually within 2 hours')
    await expect(last).toBeVisible()
    const isCovered = await last.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(left + 1, bottom - 1))
    })
    expect(isCovered, 'the action lies over what stands before it').toBe(false)
    await expectAccessible(page)
    const amount = wallet.withdraw.getByRole('textbox', { name: 'Amount' })
    await amount.fill('5')
    await amount.press('Enter')
    await expect(wallet.withdraw.getByRole('alert')).toHaveText('The minimum is ¥10.00.')
    for (const little of ['0', '7']) {
      await amount.fill(little)
      await expect(wallet.withdraw.getByRole('alert')).toBeHidden()
      await amount.press('Tab')
      await expect(wallet.withdraw.getByRole('alert'), 'once the field is left').toHaveText('At least ¥10.00')
    }
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
    await expect(wallet.withdraw).toContainText('¥42.50 has arrived')
    await wallet.withdraw.getByRole('button', { name: 'Done' }).click()
    await wallet.expectAvailable(before - 42.5)
    await wallet.tab('Withdrawals').click()
    await expect(wallet.withdrawals.getByRole('listitem').first()).toContainText('Arrived')
  })

  test('S1.8 S4.22 a payout that Alipay refuses brings the money back, and says why', async ({ page, request }) => {
    await controlAlipay(request, { transfer: { mode: 'refuse', refusal: 'PAYEE_USER_INFO_ERROR' } })
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.beginWithdrawal('15')
    await wallet.confirmWithdrawal(await codeOf(request, phone, 'withdrawal'))
    await expect(wallet.withdraw).toContainText('¥15.00 is available again.')
    await expect(wallet.withdraw).toContainText('The account is not in your verified name.')
    await page.keyboard.press('Escape')
    await wallet.expectAvailable(before)
    await expect(wallet.statement.getByRole('listitem').first()).toContainText('Failed')
  })

  test('S1.8 a withdrawal that was left waits for its code, and can be given up', async ({ page }) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await wallet.beginWithdrawal('12')
    await page.keyboard.press('Escape')
    await wallet.expectAvailable(before - 12)
    await reload(page)
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

test('S1.8 S2.42 who is not verified is led to where that is done, and back from each step', async ({
  page,
  request,
  signUp,
}) => {
  const { phone } = await signUp()
  const wallet = new WalletPage(page)
  const backAtWithdrawal = () => expect(page).toHaveURL((url) => url.pathname + url.search === '/wallet?withdrawal=new')

  await test.step('to the identity service, which sends back to the withdrawal; who said no there is told so', async () => {
    await wallet.open('?withdrawal=new')
    await expect(wallet.withdraw).toContainText('Verify your name first')
    await expectAccessible(page)
    await wallet.withdraw.getByRole('link', { name: 'Verify in the settings' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/setting' && url.hash === '#real-name')
    // The address changes before the page.
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await backAtWithdrawal()
    await wallet.withdraw.getByRole('link', { name: 'Verify in the settings' }).click()
    await setOut(page)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await backAtWithdrawal()
    await expect(wallet.withdraw).toContainText('You declined at the identity service.')
    await wallet.withdraw.getByRole('link', { name: 'Verify in the settings' }).click()
    await setOut(page)
    await confirmIdentity(page, '苍鹭')
    await backAtWithdrawal()
  })

  await test.step('to the receiving accounts, and back once one is bound', async () => {
    const accounts = new ReceivingAccountsPage(page)
    await wallet.withdraw.getByRole('link', { name: 'Bind an account' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/receivables')
    await accounts.bind(phone, '苍鹭', () => codeOf(request, phone, 'receiving_account'))
    await backAtWithdrawal()
    await expect(wallet.withdraw.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  })
})

/** Goes from the settings to the identity service. */
async function setOut(page: Page): Promise<void> {
  const { security, dialog } = new SettingPage(page)
  await security.getByRole('button', { name: 'Verify your real name' }).click()
  const agreement = dialog('Verify your real name')
  await agreement.getByRole('checkbox', { name: /accept the agreement$/ }).check()
  await agreement.getByRole('button', { name: 'Go to the identity service' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
}

test.describe('who is verified meanwhile', () => {
  test.use({ allowedConsole: [/503|masked error/] })

  test('S1.8 goes on, and can ask again when the terms could not be had', async ({ page, request, signUp }) => {
    const somebody = await signUp()
    const wallet = new WalletPage(page)
    await wallet.open('?withdrawal=new')
    await expect(wallet.withdraw).toContainText('Verify your name first')
    await prepareToWithdraw(request, somebody)
    await page.route(serverFns, async (route) => {
      const answer = await route.fetch()
      if ((await answer.text()).includes('withdrawable')) await route.fulfill({ status: 503 })
      else await route.fulfill({ response: answer })
    })
    await comeBackTo(page)
    const again = wallet.withdraw.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    // They are requested on return, and again once the verification is known.
    await allAnswered(page)
    await page.unrouteAll({ behavior: 'wait' })
    await again.click()
    await expect(wallet.withdraw.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  })
})
