import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** A seller's own listings. */
export class SellingPage {
  readonly selection: Locator
  readonly rows: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
    this.rows = page.locator('[data-row]')
  }

  open = (search = '') => open(this.page, `/sale/on_sale${search}`)

  row = (listingId: string) => this.page.locator(`[data-row="${listingId}"]`)

  check = (listingId: string) => this.row(listingId).getByRole('checkbox')

  /** Returns how far the bottom of the focused element lies below the top of the selection bar, in px. */
  focusBehindBar = () =>
    this.selection
      .locator('..')
      .evaluate((bar) => document.activeElement!.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)

  action = (name: string) => this.page.getByRole('button', { name, exact: true })

  /** Confirms the new prices of a dialog if necessary, such as those above the past year's, once they are known. */
  async confirmPrices(dialog: Locator, send: Locator): Promise<void> {
    const sure = dialog.getByRole('checkbox', { name: /^Set prices anyway/ })
    const isKnown = async () => (await sure.isVisible()) || (await send.isEnabled())
    await expect.poll(isKnown, { message: 'the prices are being compared' }).toBe(true)
    if (await sure.isVisible()) await sure.check()
  }
}
