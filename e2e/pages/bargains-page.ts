import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'

/** The lists of bargains made and received, and one bargain as its side sees it. */
export class BargainsPage {
  readonly now: Locator
  readonly history: Locator
  readonly selection: Locator
  private readonly page: Page
  private readonly path: string

  constructor(page: Page, side: 'buyer' | 'seller') {
    this.page = page
    this.path = side === 'buyer' ? '/inventory/sent_bargain' : '/sale/received_bargain'
    this.now = page.getByRole('region', { name: 'What happens now' })
    this.history = page.getByRole('region', { name: 'History' })
    this.selection = page.getByRole('status').filter({ hasText: 'selected' })
  }

  open = (search = '') => open(this.page, this.path + search)

  openOne = (bargainId: string) => open(this.page, `${this.path}/${bargainId}`)

  row = (bargainId: string) => this.page.locator(`[data-row="${bargainId}"]`)

  action = (name: string) => this.page.getByRole('button', { name, exact: true })

  dialog = (name: string) => this.page.getByRole('dialog', { name })

  /** In the dialog that accepts an offer, confirms that a purchase order pays more, if one does; returns the button. */
  async readyToAccept(): Promise<Locator> {
    const dialog = this.dialog('Accept the offer')
    const accept = dialog.getByRole('button', { name: /^Accept · you get ¥/ })
    const sure = dialog.getByRole('checkbox', { name: /^Accept anyway/ })
    const isKnown = async () => (await sure.isVisible()) || (await accept.isEnabled())
    await expect(accept).toBeVisible()
    await expect.poll(isKnown, { message: 'the purchase orders are being looked at' }).toBe(true)
    if (await sure.isVisible()) await sure.check()
    await expect(accept).toBeEnabled()
    return accept
  }
}
