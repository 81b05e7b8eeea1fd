import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { open, reload } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { confirmIdentity } from '../../pages/identity.ts'
import { ReceivingAccountsPage } from '../../pages/receiving-accounts-page.ts'
import { SettingPage } from '../../pages/setting-page.ts'

test('S1.12 a person is verified, binds accounts, chooses one and unbinds it', async ({ page, smsCode, signUp }) => {
  const { phone } = await signUp()
  const accounts = new ReceivingAccountsPage(page)
  const newCode = async (before: string) => {
    await expect.poll(() => smsCode(phone)).not.toBe(before)
    return smsCode(phone)
  }

  await test.step('nobody binds an account before their name is verified', async () => {
    await accounts.open()
    await expect(accounts.bindButton).toBeHidden()
    await page.getByRole('link', { name: 'Go to verification' }).click()
    await expect(page).toHaveURL(/\/setting\?back=\/receivables#real-name$/)
  })

  await test.step('is verified at the identity service', async () => {
    const { security, dialog } = new SettingPage(page)
    await security.getByRole('button', { name: 'Verify your real name' }).click()
    const agreement = dialog('Verify your real name')
    const go = agreement.getByRole('button', { name: 'Go to the identity service' })
    await expect(go).toBeDisabled()
    await agreement.getByRole('checkbox', { name: /accept the agreement$/ }).check()
    await go.click()
    await confirmIdentity(page, '苍鹭')
    await expect(page, 'S2.42 back to what it was for').toHaveURL(/\/receivables$/)
    await expect(accounts.bindButton).toBeVisible()
    await open(page, '/setting')
    await expect(security).toContainText('Verified')
    await expect(security).toContainText('*鹭')
  })

  await test.step('binds an account in three steps, each refusing what is wrong at its field', async () => {
    await page.getByRole('link', { name: 'Manage receiving accounts' }).click()
    await accounts.bindButton.click()
    const { dialog } = accounts
    const account = dialog.getByRole('textbox', { name: 'Alipay account' })
    await account.fill('1380000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('phone number or an e-mail address')
    await account.fill('heron@mail.example')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await page.keyboard.press('Enter')
    const holder = dialog.getByRole('textbox', { name: 'Holder’s full name' })
    await expect(holder).toBeFocused()
    await page.goBack()
    await expect(account, 'back a step, with what was typed').toHaveValue('heron@mail.example')
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await holder.fill('别人')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('not the name you were verified with')
    const before = await smsCode(phone)
    await holder.fill('苍鹭')
    await page.keyboard.press('Enter')
    const code = dialog.getByRole('textbox', { name: 'SMS code' })
    await expect(code).toBeFocused()
    const right = await newCode(before)
    await code.fill(right === '0000' ? '0001' : '0000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('SMS code is wrong')
    await code.fill(right)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(accounts.account('he****@mail.example')).toContainText('Default')
    await reload(page)
    await expect(accounts.account('he****@mail.example')).toContainText('No payouts yet')
  })

  await test.step('binds another and makes it the default', async () => {
    const before = await smsCode(phone)
    await accounts.bind('13800001234', '苍鹭', () => newCode(before))
    const second = accounts.account('138****1234')
    await expect(second).not.toContainText('Default')
    await second.getByRole('button', { name: 'Make 138****1234 the default' }).click()
    await expect(second).toContainText('Default')
    await expect(accounts.accounts.first()).toContainText('138****1234')
  })

  await test.step('unbinds it', async () => {
    await accounts.account('138****1234').getByRole('button', { name: 'Unbind 138****1234' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Unbind' }).click()
    // While it is open, everything behind it is hidden from screen readers.
    await expect(question).toBeHidden()
    await expect(accounts.account('138****1234')).toHaveCount(0)
    await reload(page)
    await expect(accounts.accounts).toHaveCount(1)
  })
})

test('S2.4 S2.7 the side menu has all of the own pages that there are, and says which one this is', async ({
  page,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  await new ReceivingAccountsPage(page).open()
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.locator('[aria-current=page]')).toHaveText('Receiving accounts')
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/setting$/)
  await expect(menu.locator('[aria-current=page]')).toHaveText('Settings')
  await menu.getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
})
