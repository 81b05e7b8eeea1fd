import type { Locator, Page } from '@playwright/test'

/** What a person has bookmarked. */
export class BookmarksPage {
  readonly goods: Locator
  readonly listings: Locator
  readonly removeGone: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.goods = page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem')
    this.listings = page.getByRole('list', { name: 'Listings', exact: true }).getByRole('listitem')
    this.removeGone = page.getByRole('button', { name: 'Remove all of these' })
  }

  tab = (name: 'Items' | 'Listings'): Locator =>
    this.page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link', { name })

  removal = (row: Locator): Locator => row.getByRole('button', { name: /^Remove the bookmark on/ })
}

/** The bookmark buttons on cards, goods and listings. */
export const bookmarks = (page: Page | Locator): Locator => page.getByRole('button', { name: /^Bookmark / })
