import type { Locator, Page } from '@playwright/test'
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
}
