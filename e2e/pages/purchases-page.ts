import type { Locator, Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The lists of a person's own purchase orders. */
export class PurchasesPage {
  readonly rows: Locator
  readonly sort: Locator
  readonly selection: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('[data-row]')
    this.sort = page.getByRole('combobox', { name: 'Sort' })
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
  }

  open = (tab: 'wait_supply' | 'suspended' | 'purchase_record', search = '') =>
    open(this.page, `/purchase/${tab}${search}`)

  row = (purchaseId: string) => this.page.locator(`[data-row="${purchaseId}"]`)

  async search(keyword: string): Promise<void> {
    const box = this.page.getByRole('searchbox', { name: 'Search by item name' })
    await box.fill(keyword)
    await box.press('Enter')
  }

  async cancelSelected(count: number): Promise<void> {
    await this.selection.locator('..').getByRole('button', { name: 'Cancel' }).click()
    const title = count === 1 ? 'Cancel this purchase order?' : `Cancel ${count} purchase orders?`
    const question = this.page.getByRole('alertdialog', { name: title })
    await question.getByRole('button', { name: count === 1 ? 'Cancel it' : 'Cancel them' }).click()
  }

  sortBy = (label: string) => this.sort.selectOption({ label })
}
