import type { Locator, Page } from '@playwright/test'

/** The page of saved searches, and saving one on the market page. */
export class SavedSearchesPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  row = (name: string): Locator =>
    this.page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem').filter({ hasText: name })

  name = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Name' })

  /** Opens the dialog that saves the current search. */
  save = async (): Promise<Locator> => {
    await this.page.getByRole('button', { name: 'Save search' }).click()
    return this.page.getByRole('dialog', { name: 'Save search' })
  }
}
