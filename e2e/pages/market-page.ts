import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from '../fixtures/pages.ts'

/** The market as a person uses it, on either page set. */
export class MarketPage {
  readonly list: Locator
  readonly cards: Locator
  readonly filters: Locator
  readonly chips: Locator
  readonly search: Locator
  readonly suggestions: Locator
  readonly shown: Locator
  readonly more: Locator
  private readonly page: Page
  private readonly path: string

  constructor(page: Page, path: '/market/csgo' | '/goods') {
    this.page = page
    this.path = path
    this.list = page.getByRole('region', { name: 'Items on sale', includeHidden: true })
    this.cards = page.getByRole('region', { name: 'Items on sale' }).getByRole('link')
    this.filters = page.getByRole('complementary', { name: 'Filters' })
    this.chips = page.getByRole('group', { name: 'Active filters' })
    this.search = page.getByRole('combobox', { name: 'Search the market' })
    this.suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    this.shown = page.getByRole('status').filter({ hasText: /of [\d,]+ items/ })
    this.more = page.getByRole('link', { name: 'Load more' })
  }

  /** Opens the page and waits until it is hydrated. */
  async open(search = ''): Promise<void> {
    await this.page.goto(this.path + search)
    await waitForHydration(this.page)
  }

  async expectSearch(search: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === this.path && url.search === search)
  }

  /** Waits until the list matches the search in the address, for lists with more than one page. The address changes
   * first; the link to the next page shows that the list has followed. */
  async expectSettled(): Promise<void> {
    // An open sheet hides everything behind it from screen readers.
    const next = this.page.getByRole('link', { name: 'Load more', includeHidden: true })
    const paramsOf = (address: string) => {
      const { searchParams } = new URL(address, this.page.url())
      searchParams.delete('cursor')
      return String(searchParams)
    }
    const isFollowed = async () => paramsOf((await next.getAttribute('href')) ?? '') === paramsOf(this.page.url())
    await expect.poll(isFollowed, { message: 'the page shows what is asked for' }).toBe(true)
    await expect(this.list).toHaveAttribute('aria-busy', 'false')
  }

  chip(name: string): Locator {
    return this.chips.getByRole('button', { name: `Remove filter: ${name}`, exact: true })
  }

  /** Returns the ids of the goods, or of the single items, that the cards lead to, in order. */
  async shownIds(): Promise<string[]> {
    const hrefs = await this.cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return hrefs.map((href) => href.replace(/^\/goods(_detail)?\//, ''))
  }
}
