import { expect, test } from '../../fixtures/keyboard.ts'
import { prepareToWithdraw } from '../../fixtures/money.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test('S1.8 a recharge comes to its QR code with a keyboard alone', async ({ page, keyboard, signUp }) => {
  await signUp()
  const wallet = new WalletPage(page)
  await wallet.open()
  const opener = wallet.balances.getByRole('link', { name: 'Recharge', exact: true })
  await keyboard.use(opener)
  const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await keyboard.write(amount, '20')
  await keyboard.use(wallet.recharge.getByRole('button', { name: '¥50', exact: true }), 'Space')
  await keyboard.use(wallet.recharge.getByRole('button', { name: 'Recharge ¥50.00' }))
  await expect(wallet.recharge.getByRole('img', { name: /^QR code to pay ¥50.00/ })).toBeVisible()
  await expect(wallet.recharge.locator(':focus')).toBeVisible()
  await keyboard.press('Escape')
  await expect(wallet.recharge).toBeHidden()
  await expect(opener).toBeFocused()
})

test('S1.8 a withdrawal comes to its confirmation with a keyboard alone, and Escape leaves it', async ({
  page,
  keyboard,
  request,
  signUp,
}) => {
  await prepareToWithdraw(request, await signUp())
  const wallet = new WalletPage(page)
  await wallet.open()
  const opener = wallet.balances.getByRole('link', { name: 'Withdraw', exact: true })
  await keyboard.use(opener)
  await expect(wallet.withdraw.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('12')
  await keyboard.press('Enter')
  await expect(wallet.withdraw.getByRole('button', { name: 'Send SMS code' })).toBeFocused()
  await keyboard.press('Enter')
  const code = wallet.withdraw.getByRole('textbox', { name: 'SMS code' })
  await keyboard.write(code, '0')
  await keyboard.press('Escape')
  await expect(wallet.withdraw).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(wallet.waiting.getByRole('link', { name: 'Confirm' })).toBeVisible()
})
