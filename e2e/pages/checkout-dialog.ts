import type { Locator, Page } from '@playwright/test'

/** The checkout as a person uses it. */
export class CheckoutDialog {
  readonly root: Locator
  readonly pay: Locator
  /** Shown while the balance is too low. */
  readonly recharge: Locator
  readonly items: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /^Buy/ })
    this.pay = this.root.getByRole('button', { name: /^Pay ¥/ })
    this.recharge = this.root.getByRole('link', { name: 'Recharge the difference' })
    this.items = this.root.getByRole('region', { name: 'Items' })
    // Stickers are a nested list.
    this.rows = this.items.getByRole('list').first().locator(':scope > li')
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: 'Close' }).click()
  }
}
