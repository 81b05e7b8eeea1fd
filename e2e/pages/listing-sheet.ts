import { expect, type Locator, type Page } from '@playwright/test'

/** The sheet where items of the inventory are priced and listed. */
export class ListingSheet {
  readonly dialog: Locator
  readonly lines: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^List \d+ items?$/ })
    this.lines = this.dialog.getByRole('list', { name: 'Items to list' }).locator('> li')
  }

  action = (name: string | RegExp) => this.dialog.getByRole('button', { name })

  price = (place: number) => this.lines.nth(place).getByRole('textbox')

  /** The field for how many of a stack to list. */
  quantity = (place: number) => this.lines.nth(place).getByRole('spinbutton')

  /** The checkbox that confirms unusual prices. */
  sure = () => this.dialog.getByRole('checkbox', { name: /^List anyway/ })

  confirm = () => this.action(/^List \d+ items? · you get ¥/)

  /** On the last step, waits for the comparison with the past year's prices; whether any have to be confirmed. */
  async hasWarnings(): Promise<boolean> {
    await expect(this.confirm()).toBeVisible()
    const isKnown = async () => (await this.sure().isVisible()) || (await this.confirm().isEnabled())
    await expect.poll(isKnown, { message: 'the prices are being compared' }).toBe(true)
    return this.sure().isVisible()
  }

  /** On the last step, confirms the prices if necessary and lists, with a double click. */
  async list(): Promise<void> {
    if (await this.hasWarnings()) await this.sure().check()
    await this.confirm().dblclick()
    await expect(this.dialog).toBeHidden()
  }
}

/** The tray of jobs in the header of every page. */
export class JobTray {
  readonly root: Locator
  readonly line: Locator
  readonly progress: Locator
  readonly failed: Locator
  /** What became of each item of an unfolded job. */
  readonly items: Locator

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Jobs' })
    this.line = this.root.locator('button[aria-expanded]')
    this.progress = this.root.getByRole('progressbar')
    this.failed = this.root.getByRole('list', { name: 'What failed, and why' }).getByRole('listitem')
    this.items = this.root.getByRole('list', { name: 'Result for each item' }).getByRole('listitem')
  }

  job = (name: string) => this.root.getByRole('article', { name })

  action = (name: string | RegExp) => this.root.getByRole('button', { name })

  async expectEnd(words: string): Promise<void> {
    await expect(this.line).toContainText(words, { timeout: 60_000 })
  }
}
