import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The wallet as a person uses it. */
export class WalletPage {
  readonly bar: Locator
  readonly balances: Locator
  /** What the held money is held for. */
  readonly heldFor: Locator
  readonly waiting: Locator
  /** What is pending becomes available when. */
  readonly settlements: Locator
  readonly statement: Locator
  readonly recharges: Locator
  readonly withdrawals: Locator
  readonly filters: Locator
  readonly recharge: Locator
  readonly withdraw: Locator
  readonly redeem: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('img', { name: / available, .* held, .* pending$/ })
    this.balances = page.getByRole('region', { name: 'Balance' })
    this.heldFor = page.getByRole('list', { name: 'Held for' })
    this.waiting = page.getByRole('list', { name: 'Waiting for you' })
    this.settlements = page.getByRole('region', { name: 'Becomes available' })
    this.statement = page.getByRole('list', { name: 'Statement' })
    this.recharges = page.getByRole('list', { name: 'Recharges' })
    this.withdrawals = page.getByRole('list', { name: 'Withdrawals' })
    this.filters = page.getByRole('group', { name: 'Filters' })
    this.recharge = page.getByRole('dialog', { name: 'Recharge' })
    this.withdraw = page.getByRole('dialog', { name: 'Withdraw' })
    this.redeem = page.getByRole('dialog', { name: 'Redeem a code' })
  }

  open = (query = '', origin = '') => open(this.page, `${origin}/wallet${query}`)

  /** What the bar says is available, as a number of yuan. */
  async available(): Promise<number> {
    const name = (await this.bar.getAttribute('aria-label')) ?? ''
    return Number(/¥([\d,.]+) available/.exec(name)?.[1]?.replaceAll(',', ''))
  }

  async expectAvailable(yuan: number): Promise<void> {
    await expect.poll(() => this.available(), { message: 'the available balance' }).toBe(yuan)
  }

  /** From the wallet to the code to pay at. */
  async beginRecharge(amount: string): Promise<void> {
    await this.balances.getByRole('link', { name: 'Recharge' }).click()
    await this.recharge.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await this.recharge.getByRole('button', { name: /^Recharge ¥/ }).click()
    await expect(this.recharge.getByRole('img', { name: /^QR code to pay/ })).toBeVisible()
  }

  /** Where the code leads to. */
  async payUrl(): Promise<string> {
    return (await this.recharge.getByRole('link', { name: 'Pay in this browser' }).getAttribute('href')) ?? ''
  }

  /** Pays at the cashier, in a tab of its own. */
  async payAtCashier(context: BrowserContext): Promise<void> {
    const cashier = await context.newPage()
    await cashier.goto(await this.payUrl())
    await cashier.getByRole('button', { name: 'Pay ¥' }).click()
    await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await cashier.close()
  }

  /** From the wallet to the SMS code that is asked for. */
  async beginWithdrawal(amount: string): Promise<void> {
    await this.balances.getByRole('link', { name: 'Withdraw' }).click()
    await this.withdraw.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await this.withdraw.getByRole('button', { name: 'Continue' }).click()
    await this.withdraw.getByRole('button', { name: 'Send SMS code' }).click()
    await expect(this.withdraw.getByRole('textbox', { name: 'SMS code' })).toBeVisible()
  }

  async confirmWithdrawal(code: string): Promise<void> {
    await this.withdraw.getByRole('textbox', { name: 'SMS code' }).fill(code)
    await this.withdraw.getByRole('button', { name: /^Withdraw ¥/ }).click()
  }

  tab = (name: 'Statement' | 'Recharges' | 'Withdrawals') => this.page.getByRole('tab', { name })
}
