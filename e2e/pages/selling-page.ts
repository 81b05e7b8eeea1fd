import type { Locator, Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** What somebody has on sale, as they see it. */
export class SellingPage {
  readonly selection: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
  }

  open = (search = '') => open(this.page, `/sale/on_sale${search}`)

  row = (listingId: string) => this.page.locator(`[data-row="${listingId}"]`)

  check = (listingId: string) => this.row(listingId).getByRole('checkbox')

  /** How far the one that has the focus reaches below the upper edge of the selection's bar, in px. */
  focusBehindBar = () =>
    this.selection
      .locator('..')
      .evaluate((bar) => document.activeElement!.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)

  action = (name: string) => this.page.getByRole('button', { name, exact: true })
}
