import type { Locator, Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** A person's inventory on the platform. */
export class InventoryPage {
  readonly rows: Locator
  readonly selection: Locator
  readonly progress: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.rows = page.getByRole('list', { name: 'My items' }).locator('[data-row]')
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
    this.progress = page.getByRole('progressbar', { name: 'Reading your inventory from Steam…' })
  }

  /** Opens the page; `frame` is `/pc` for the desktop page on a phone. */
  open = (search = '', frame = '') => open(this.page, `${frame}/inventory/steam_inventory${search}`)

  row = (assetId: string) => this.page.locator(`[data-row="${assetId}"]`)

  check = (assetId: string) => this.row(assetId).getByRole('checkbox')

  action = (name: string) => this.page.getByRole('button', { name, exact: true })

  sheet = (name: string) => this.page.getByRole('dialog', { name })
}
