import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** One purchase order, as its owner sees it. */
export class PurchasePage {
  readonly details: Locator
  readonly outbid: Locator
  readonly outbidDialog: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.details = page.getByRole('region', { name: 'Details' })
    this.outbid = page.getByRole('region', { name: 'Automatic outbidding' })
    this.outbidDialog = page.getByRole('dialog', { name: 'Automatic outbidding' })
  }

  open = (purchaseId: string) => open(this.page, `/purchase/wait_supply/${purchaseId}`)

  /** Sets the purchase order to outbid others by this step, up to this ceiling. */
  async outbidUpTo(ceiling: string, step: string): Promise<void> {
    await this.outbid.getByRole('button', { name: 'Outbid automatically' }).click()
    await this.outbidDialog.getByLabel('Ceiling for one item').fill(ceiling)
    await this.outbidDialog.getByLabel('Step').fill(step)
    await this.outbidDialog.getByRole('button', { name: 'Outbid up to the ceiling' }).dblclick()
    await expect(this.outbidDialog).toBeHidden()
  }
}
