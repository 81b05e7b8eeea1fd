import type { Locator, Page } from '@playwright/test'

/** The searches that a person keeps, and how one is saved on the market page. */
export class SavedSearchesPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row = (name: string): Locator =>
    this.page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem').filter({ hasText: name })

  name = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Name' })

  /** Opens the dialog that keeps what the market is searched for. */
  save = async (): Promise<Locator> => {
    await this.page.getByRole('button', { name: 'Save search' }).click()
    return this.page.getByRole('dialog', { name: 'Save search' })
  }
}
