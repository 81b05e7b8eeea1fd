import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The wallet as a person uses it. */
export class WalletPage {
  readonly bar: Locator
  readonly balances: Locator
  /** The holds and their purposes. */
  readonly heldFor: Locator
  readonly waiting: Locator
  /** When pending money becomes available. */
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

  /** Returns the available amount that the bar shows, in yuan. */
  async available(): Promise<number> {
    const name = (await this.bar.getAttribute('aria-label')) ?? ''
    return Number(/¥([\d,.]+) available/.exec(name)?.[1]?.replaceAll(',', ''))
  }

  async expectAvailable(yuan: number): Promise<void> {
    await expect.poll(() => this.available(), { message: 'the available balance' }).toBe(yuan)
  }

  /** Goes from the wallet to the QR code to pay. */
  async beginRecharge(amount: string): Promise<void> {
    await this.balances.getByRole('link', { name: 'Recharge' }).click()
    await this.recharge.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await this.recharge.getByRole('button', { name: /^Recharge ¥/ }).click()
    await expect(this.recharge.getByRole('img', { name: /^QR code to pay/ })).toBeVisible()
  }

  /** Returns the address in the QR code. */
  async payUrl(): Promise<string> {
    return (await this.recharge.getByRole('link', { name: 'Pay in this browser' }).getAttribute('href')) ?? ''
  }

  /** Pays at the cashier, in a separate tab. */
  async payAtCashier(context: BrowserContext): Promise<void> {
    const cashier = await context.newPage()
    await cashier.goto(await this.payUrl())
    await cashier.getByRole('button', { name: 'Pay ¥' }).click()
    await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await cashier.close()
  }

  /** Goes from the wallet to the prompt for the SMS code. */
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
