import type { Locator, Page } from '@playwright/test'

/** One order, as its buyer or its seller sees it. */
export class OrderPage {
  /** What the order waits for, or how it ended. */
  readonly now: Locator
  readonly course: Locator
  readonly openOffer: Locator
  /** The other side, the amounts and the deadlines. */
  readonly facts: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.now = page.getByRole('region', { name: 'What happens now' })
    this.course = page.getByRole('list', { name: 'Order history' })
    this.facts = page.getByRole('region', { name: 'Details' })
    this.openOffer = this.now.getByRole('link', { name: /^Open trade offer \d+$/ })
  }

  open = (orderId: string) => this.page.goto(`/inventory/to_receive/${orderId}`)

  /** Opens the order as its seller. */
  openSale = (orderId: string) => this.page.goto(`/sale/to_delivery/${orderId}`)

  /** The current step, as screen readers announce it. */
  get currentStep(): Locator {
    return this.course.locator('[aria-current=step]')
  }
}
