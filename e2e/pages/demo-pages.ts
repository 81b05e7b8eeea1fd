import type { Locator, Page } from '@playwright/test'

/** The pages that show every dialog and every control. */
export class DemoPages {
  readonly dialog: Locator
  readonly alert: Locator
  readonly notices: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.alert = page.getByRole('alertdialog')
    this.notices = page.getByRole('region', { name: 'Notices' })
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })

  section = (name: string): Locator => this.page.getByRole('region', { name, exact: true })
}
