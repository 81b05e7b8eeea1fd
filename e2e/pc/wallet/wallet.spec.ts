import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { reload } from '../../fixtures/pages.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { issueCode } from '../../fixtures/money.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.describe('the logs', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.8 S2.19 filters stand in the address and survive a reload; what fits nothing says so', async ({
    page,
    signUp,
  }) => {
    // A person with one statement line: the buyer's outgrows the first page during the tests.
    await signUp()
    const wallet = new WalletPage(page)
    await wallet.open()
    await expect(wallet.statement.getByRole('listitem').last()).toContainText('Demo welcome money')
    await wallet.filters.getByRole('combobox', { name: 'Kind' }).selectOption('Withdrawals')
    await expect(page.getByText('Demo welcome money')).toHaveCount(0)
    await wallet.filters.getByLabel('To').fill('2021-01-02')
    await expect(page).toHaveURL((url) => url.search === '?kind=withdrawal&to=2021-01-02')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await reload(page)
    await expect(wallet.filters.getByRole('combobox', { name: 'Kind' })).toHaveValue('withdrawal')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await wallet.filters.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL((url) => url.search === '')
    await expect(wallet.statement.getByRole('listitem').last()).toContainText('Demo welcome money')
  })

  test('S1.8 a line of the statement leads to what it belongs to, or to its item', async ({
    page,
    request,
    signIn,
  }) => {
    const caller = callerFor(request, await signIn(DEMO_BUYER_PHONE))
    const goods_id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
    const { purchase_id, total } = await caller.post<{ purchase_id: string; total: string }>(
      '/api/v1/order/create_purchase',
      { goods_id, price: '1.00', quantity: 1 },
    )
    await caller.post('/api/v1/pay/purchase', { purchase_id, total })
    const wallet = new WalletPage(page)
    await wallet.open('?kind=purchase_order')
    const line = wallet.statement
      .getByRole('listitem')
      .filter({ hasText: `Purchase order ${purchase_id}` })
      .first()
    await line.getByRole('link').click()
    await expect(page).toHaveURL(
      (url) => url.pathname === `/goods/${goods_id}` || url.pathname.startsWith('/purchase/'),
    )
    await caller.post('/api/v1/order/set_purchase', { purchase_ids: [purchase_id], action: 'cancel' })
  })

  test('S1.8 tabs are reached by arrow keys', async ({ page }) => {
    const wallet = new WalletPage(page)
    await wallet.open('?direction=income')
    await wallet.tab('Statement').focus()
    await page.keyboard.press('ArrowRight')
    await expect(wallet.tab('Recharges')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL((url) => url.searchParams.get('log') === 'recharge')
  })

  test('S1.8 the statement is to be had as a file with the same filters', async ({ page }) => {
    const wallet = new WalletPage(page)
    await wallet.open('?kind=other')
    const downloading = page.waitForEvent('download')
    await wallet.filters.getByRole('link', { name: 'Download CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Amber statement.csv')
    expect(new URL(download.url()).search).toBe('?kind=other')
  })
})

test.describe('an activation code', () => {
  test.beforeEach(async ({ signUp }) => {
    await signUp()
  })

  test('S1.9 S7.5 is redeemed with the answer to a captcha, and refused at its field the second time', async ({
    page,
    operate,
    captchaAnswer,
  }) => {
    const code = await issueCode(operate, '25.00')
    const wallet = new WalletPage(page)
    await wallet.open()
    const before = await wallet.available()
    await page.getByRole('link', { name: 'Redeem a code' }).click()
    const field = wallet.redeem.getByRole('textbox', { name: 'Activation code' })
    const captcha = wallet.redeem.getByRole('textbox', { name: 'Captcha' })
    const submit = wallet.redeem.getByRole('button', { name: 'Redeem', exact: true })
    const picture = wallet.redeem.getByRole('button', { name: /^Captcha picture/ }).locator('img')
    const answer = async () => {
      const id = /([\w-]+)\.png/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? ''
      return captchaAnswer(id)
    }
    await expect(submit).toBeDisabled()
    await field.fill(code.toLowerCase().replaceAll('-', ' '))
    await expect(field).toHaveValue(code)

    const right = await answer()
    const shown = await picture.getAttribute('src')
    await captcha.fill(right === '0000' ? '1111' : '0000')
    await submit.click()
    await expect(captcha).toHaveAccessibleDescription(/./)
    await expect(captcha).toHaveValue('')
    await expect(picture).not.toHaveAttribute('src', shown ?? '')

    await captcha.fill(await answer())
    await captcha.press('Enter')
    await expect(wallet.redeem).toContainText('¥25.00 added')
    await wallet.redeem.getByRole('button', { name: 'Done' }).click()
    await wallet.expectAvailable(before + 25)
    await expect(wallet.statement.getByRole('listitem').first()).toContainText('Activation code')

    await page.getByRole('link', { name: 'Redeem a code' }).click()
    await field.fill(code)
    await expect(picture).toBeVisible()
    await captcha.fill(await answer())
    await submit.click()
    await expect(field).toHaveAccessibleDescription('This code has been redeemed.')
    await field.press('Backspace')
    await expect(wallet.redeem.getByRole('alert')).toBeHidden()
  })
})
