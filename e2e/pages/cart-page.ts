import type { Locator, Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The cart and its checkout as a person uses them. */
export class CartPage {
  /** The items to be bought, with their total. */
  readonly bar: Locator
  readonly checkOut: Locator
  readonly removeGone: Locator
  readonly dialog: Locator
  readonly pay: Locator
  /** The result for each item. */
  readonly outcomes: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('status').filter({ hasText: /can be bought now|selected/ })
    this.checkOut = page.getByRole('button', { name: /^Check out / })
    this.removeGone = page.getByRole('button', { name: 'Remove them' })
    this.dialog = page.getByRole('dialog', { name: /^Buy/ })
    this.pay = this.dialog.getByRole('button', { name: /^Pay ¥/ })
    this.outcomes = this.dialog.getByRole('list', { name: 'Result for each item' }).getByRole('listitem')
  }

  open = () => open(this.page, '/cart')

  row = (listingId: string) => this.page.locator(`[data-row="${listingId}"]`)
}
