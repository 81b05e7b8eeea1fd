import type { Locator, Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The receiving accounts that withdrawals go to. */
export class ReceivingAccountsPage {
  readonly accounts: Locator
  readonly bindButton: Locator
  readonly dialog: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.accounts = page.getByRole('region', { name: 'Bound accounts' }).getByRole('listitem')
    this.bindButton = page.getByRole('button', { name: 'Bind an account' })
    this.dialog = page.getByRole('dialog', { name: 'Bind an account' })
  }

  open = () => open(this.page, '/receivables')

  account = (masked: string) => this.accounts.filter({ hasText: masked })

  /** Carries out all three steps. */
  async bind(account: string, holder: string, code: () => Promise<string>): Promise<void> {
    await this.bindButton.click()
    await this.dialog.getByRole('textbox', { name: 'Alipay account' }).fill(account)
    await this.dialog.getByRole('button', { name: 'Next' }).click()
    await this.dialog.getByRole('textbox', { name: 'Holder' }).fill(holder)
    await this.dialog.getByRole('button', { name: 'Send the code' }).click()
    const input = this.dialog.getByRole('textbox', { name: 'SMS code' })
    await input.fill(await code())
    await this.dialog.getByRole('button', { name: 'Bind the account' }).click()
  }
}
