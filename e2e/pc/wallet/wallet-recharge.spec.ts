import { expectAccessible } from '../../fixtures/accessible.ts'
import { letRechargeRunOut } from '../../fixtures/money.ts'
import { openUnfinished, reload } from '../../fixtures/pages.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.beforeEach(async ({ signUp }) => {
  await signUp()
})

test('S1.8 S5.6 a recharge paid at the payment simulator raises the balance', async ({ page, context }) => {
  const wallet = new WalletPage(page)
  await wallet.open()
  const before = await wallet.available()
  await wallet.balances.getByRole('link', { name: 'Recharge' }).click()
  const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
  await amount.pressSequentially('00x12.3.45')
  await expect(amount).toHaveValue('012.345')
  await wallet.recharge.getByRole('button', { name: '¥50', exact: true }).click()
  await expect(amount).toHaveValue('50')
  await amount.fill('128.505')
  await wallet.recharge.getByRole('button', { name: 'Recharge ¥128.50' }).click()
  await expect(wallet.recharge.getByRole('img', { name: /^QR code to pay ¥128.50/ })).toBeVisible()
  await expect(wallet.recharge.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expectAccessible(page)

  const cashier = await context.newPage()
  await cashier.goto(await wallet.payUrl())
  await cashier.getByRole('button', { name: 'Pay ¥128.50' }).click()
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible()

  await expect(wallet.recharge).toContainText('¥128.50 has arrived')
  await wallet.recharge.getByRole('button', { name: 'Done' }).click()
  await wallet.expectAvailable(before + 128.5)
  await expect(wallet.waiting).toBeHidden()
  await expect(wallet.statement.getByRole('listitem').first()).toContainText('Recharged')
  await wallet.statement.getByRole('link', { name: /^Recharge \d+$/ }).click()
  await expect(wallet.recharge).toContainText('¥128.50 has arrived')
})

test('S1.8 a recharge that was left is resumed, and is still the one recharge', async ({ page, context }) => {
  const wallet = new WalletPage(page)
  await wallet.open()
  const before = await wallet.available()
  await wallet.beginRecharge('20')
  const payUrl = await wallet.payUrl()
  await reload(page)
  await expect(wallet.recharge.getByRole('img', { name: /^QR code to pay ¥20.00/ })).toBeVisible()
  await expect(wallet.recharge).toContainText(
    /If you change your mind, do nothing: it closes by itself at \d{1,2} \w{3} \d{4}, \d\d:\d\d/,
  )
  await wallet.recharge.getByRole('button', { name: 'Pay later' }).click()
  await expect(wallet.recharge).toBeHidden()
  await openUnfinished(page, '/market/csgo')
  await wallet.open()
  await expect(wallet.waiting.getByRole('listitem')).toHaveCount(1)
  await wallet.waiting.getByRole('link', { name: 'Pay' }).click()
  expect(await wallet.payUrl()).toBe(payUrl)
  const cashier = await context.newPage()
  await cashier.goto(payUrl)
  await cashier.getByRole('button', { name: 'Pay ¥20.00' }).click()
  await expect(wallet.recharge).toContainText('¥20.00 has arrived')
  await page.keyboard.press('Escape')
  await wallet.expectAvailable(before + 20)
  await wallet.tab('Recharges').click()
  await expect(wallet.recharges.getByRole('listitem')).toHaveCount(1)
})

test('S1.8 the page of the payment app comes back to what became of the recharge', async ({ page }) => {
  const wallet = new WalletPage(page)
  await wallet.open('?recharge=new')
  await wallet.recharge.getByRole('textbox', { name: 'Amount' }).fill('8.80')
  await wallet.recharge.getByRole('radio', { name: 'Alipay page' }).check()
  await wallet.recharge.getByRole('button', { name: 'Recharge ¥8.80' }).click()
  await page.getByRole('button', { name: 'Pay ¥8.80' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/wallet' && url.search === '?recharge=latest')
  await expect(wallet.recharge).toContainText('¥8.80 has arrived')
})

test('S1.8 a refused amount is told at its field, and another one works', async ({ page }) => {
  const wallet = new WalletPage(page)
  await wallet.open('?recharge=new')
  const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
  await amount.fill('0.50')
  await amount.press('Enter')
  await expect(wallet.recharge.getByRole('alert')).toHaveText('The minimum is ¥1.00.')
  await expect(amount).toHaveAccessibleDescription('The minimum is ¥1.00.')
  await amount.fill('1')
  await expect(wallet.recharge.getByRole('alert')).toBeHidden()
  await amount.press('Enter')
  await expect(wallet.recharge.getByRole('timer')).toBeVisible()
})

test('S1.8 what is more than one recharge can bring is begun with the most, and said to take another', async ({
  page,
}) => {
  const wallet = new WalletPage(page)
  await wallet.open('?recharge=new&amount=62000.50&back=/goods')
  const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('50000.00')
  await expect(wallet.recharge).toContainText(
    '¥62,000.50 takes more than one recharge: each brings at most ¥50,000.00.',
  )
  // The exchange accepts exactly this maximum.
  await wallet.recharge.getByRole('button', { name: 'Recharge ¥50,000.00' }).click()
  await expect(wallet.recharge.getByRole('timer')).toBeVisible()
  await wallet.open('?recharge=new&amount=50000.00')
  await expect(amount).toHaveValue('50000.00')
  await expect(wallet.recharge).not.toContainText('more than one recharge')
  await amount.fill('50000.01')
  await amount.press('Enter')
  await expect(wallet.recharge.getByRole('alert')).toHaveText('The most at once is ¥50,000.00.')
})

test('S4.22 a recharge that nobody pays in time is closed, nothing is charged', async ({ page, app }) => {
  test.slow()
  const wallet = new WalletPage(page)
  await wallet.open()
  const before = await wallet.available()
  await wallet.beginRecharge('30')
  const id = new URL(page.url()).searchParams.get('recharge') ?? ''
  await page.goto('about:blank')
  await letRechargeRunOut(app, id)
  await wallet.open(`?recharge=${id}`)
  await expect(wallet.recharge).toContainText('¥30.00 was not paid in time. Nothing was charged.', { timeout: 60_000 })
  await wallet.recharge.getByRole('button', { name: 'Close' }).click()
  await wallet.expectAvailable(before)
  await wallet.tab('Recharges').click()
  await expect(wallet.recharges.getByRole('listitem').first()).toContainText('Closed')
})

test('S1.8 a second press while the browser is on its way to the payment app begins no second recharge', async ({
  page,
}) => {
  const wallet = new WalletPage(page)
  await wallet.open('?recharge=new')
  await wallet.recharge.getByRole('textbox', { name: 'Amount' }).fill('8.80')
  await wallet.recharge.getByRole('radio', { name: 'Alipay page' }).check()
  const writes = writesOf(page)
  let presses = 0
  await page.exposeFunction('notifyPressed', () => (presses += 1))
  await page.route(/\/simulators\/alipay\//, async (route) => {
    // Meanwhile a script presses the button whenever it can be pressed.
    const before = presses
    await expect.poll(() => presses - before).toBeGreaterThan(20)
    await route.continue()
  })
  await wallet.recharge.getByRole('button', { name: 'Recharge ¥8.80' }).evaluate((button: HTMLButtonElement) => {
    setInterval(() => {
      button.click()
      ;(window as unknown as { notifyPressed: () => void }).notifyPressed()
    }, 50)
  })
  await expect(page.getByRole('button', { name: 'Pay ¥8.80' })).toBeVisible()
  expect(writes).toHaveLength(1)
})

test.describe('on a computer whose clock is wrong', () => {
  for (const [what, hours] of [
    ['fast', 1],
    ['slow', -1],
  ] as const) {
    test(`S1.8 a recharge can be paid, and its time runs: ${what}`, async ({ page }) => {
      await page.addInitScript((ahead) => {
        const right = Date.now.bind(Date)
        Date.now = () => right() + ahead
      }, hours * 3_600_000)
      const wallet = new WalletPage(page)
      await wallet.open()
      await wallet.beginRecharge('20')
      await expect(wallet.recharge.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    })
  }
})
