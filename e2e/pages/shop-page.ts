import type { Locator, Page } from '@playwright/test'

/** The public page of a shop, on either page set. */
export class ShopPage {
  readonly listings: Locator
  readonly filters: Locator
  /** How many listings match. */
  readonly count: Locator
  readonly follow: Locator
  readonly report: Locator
  readonly asSeller: Locator

  constructor(page: Page) {
    this.listings = page.getByRole('list', { name: 'On sale in this shop' }).getByRole('listitem')
    this.filters = page.getByRole('group', { name: 'Items of this shop' })
    this.count = this.filters.getByRole('status')
    this.follow = page.getByRole('button', { name: /^Follow / })
    this.report = page.getByRole('link', { name: 'Report this shop' })
    this.asSeller = page.getByRole('region', { name: 'As a seller, last 90 days' })
  }

  choice = (name: string) => this.filters.getByRole('combobox', { name })
}

/** The list of shops. */
export class ShopsPage {
  readonly followed: Locator
  readonly featured: Locator

  constructor(page: Page) {
    this.followed = page.getByRole('region', { name: 'Shops you follow' })
    this.featured = page.getByRole('region', { name: 'Featured shops' })
  }
}
