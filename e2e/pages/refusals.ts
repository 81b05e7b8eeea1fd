import { expect, type Locator, type Page } from '@playwright/test'

export type Check = 'buy' | 'sell' | 'purchase order' | 'supply'

/** What the market says over a page when it refuses, and the checks that bring it about. */
export class Refusals {
  readonly toasts: Locator
  readonly notice: Locator
  readonly question: Locator
  readonly checklist: Locator
  /** What a check that has passed is followed by. */
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

  check = (action: Check) => this.page.getByRole('button', { name: `Check: ${action}` }).click()

  /** The notice says this, and what was to be done is not done; then it is closed. */
  async expectNotice(text: RegExp): Promise<void> {
    await expect(this.notice).toContainText(text)
    await this.expectNothingDone()
    await this.notice.getByRole('button', { name: 'OK' }).click()
    await expect(this.notice).toBeHidden()
  }

  /** S2.42 What was to be done is not done. At once: waiting would outlast the toast that says it was. */
  async expectNothingDone(): Promise<void> {
    expect(await this.passed.count(), 'it goes on only on success').toBe(0)
  }

  /** The toast says this; then it is closed. At once: looked at first, it may go by itself before it is. */
  async expectToast(text: string | RegExp): Promise<void> {
    const toast = this.toasts.getByText(text)
    await toast.locator('..').getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  }
}
