import { expect, type Locator, type Page } from '@playwright/test'

export type Check = 'buy' | 'sell' | 'purchase order' | 'supply'

/** The messages shown when the market refuses an action, and the checks that cause them. */
export class Refusals {
  readonly toasts: Locator
  readonly notice: Locator
  readonly question: Locator
  readonly checklist: Locator
  /** Shown once a check has passed. */
  private readonly passed: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.toasts = page.getByRole('region', { name: 'Notices', exact: true })
    this.passed = page.getByText('You may go on')
    this.notice = page.getByRole('alertdialog', { name: 'Operation failed' })
    this.question = page.getByRole('alertdialog', { name: 'Set up Steam first' })
    this.checklist = page.getByRole('dialog', { name: 'Prepare for trading' })
  }

  /** S8.13 Follows the question to the settings. */
  async goToSettings(): Promise<void> {
    await this.question.getByRole('button', { name: 'Go to settings' }).click()
    await expect(this.page).toHaveURL((url) => /^(\/pc)?\/setting$/.test(url.pathname))
  }

  check = (action: Check) => this.page.getByRole('button', { name: `Check: ${action}` }).click()

  /** Expects this notice and that the action was not carried out, then closes the notice. */
  async expectNotice(text: RegExp): Promise<void> {
    await expect(this.notice).toContainText(text)
    await this.expectNothingDone()
    await this.notice.getByRole('button', { name: 'OK' }).click()
    await expect(this.notice).toBeHidden()
  }

  /** S2.42 Expects that the action was not carried out. Does not poll: that would outlast the success toast. */
  async expectNothingDone(): Promise<void> {
    expect(await this.passed.count(), 'it goes on only on success').toBe(0)
  }

  /** Expects this toast and closes it. Does not assert its visibility first: it might disappear before the click. */
  async expectToast(text: string | RegExp): Promise<void> {
    const toast = this.toasts.getByText(text)
    await toast.locator('..').getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  }
}
