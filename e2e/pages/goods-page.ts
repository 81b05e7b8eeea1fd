import { expect, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from '../fixtures/pages.ts'

/** The goods page as a person uses it, on either page set. */
export class GoodsPage {
  readonly listings: Locator
  readonly chart: Locator
  readonly sort: Locator
  readonly selection: Locator
  private readonly page: Page
  private readonly path: string

  constructor(page: Page, path: '/goods') {
    this.page = page
    this.path = path
    this.listings = page
      .getByRole('list', { name: 'Items on sale' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    this.chart = page.getByRole('slider', { name: 'Price trend' })
    this.sort = page.getByRole('combobox', { name: 'Sort' })
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
  }

  /** Opens the page and waits until it is hydrated. */
  async open(goodsId: string, search = ''): Promise<void> {
    await this.page.goto(`${this.path}/${goodsId}${search}`)
    await waitForHydration(this.page)
  }

  async expectSearch(goodsId: string, search: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === `${this.path}/${goodsId}` && url.search === search)
  }

  range(name: '7d' | '30d' | '180d' | '1y'): Locator {
    return this.page.getByRole('region', { name: 'Price trend' }).getByRole('radio', { name })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  buyButton(price: string): Locator {
    return this.page.getByRole('button', { name: `Buy: ${price}` }).first()
  }
}
