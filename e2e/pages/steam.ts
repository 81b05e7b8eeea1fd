import { expect, type Locator, type Page } from '@playwright/test'
import { openTab } from '../fixtures/new-tab.ts'

/** Follows a link to the platform, does something there, and closes its tab. */
export async function atSteam<T>(link: Locator, act: (steam: SteamPage) => Promise<T>): Promise<T> {
  const tab = await openTab(link)
  const result = await act(new SteamPage(tab))
  await tab.close()
  return result
}

/** The simulated game platform, in its own tab or window. */
export class SteamPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Signs in on the platform's page with a new account, which redirects back to the market. */
  async signInAsNewAccount(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
    await this.page.getByLabel('Name of a new account').fill(name)
    await this.page.getByRole('button', { name: 'Create account' }).click()
  }

  async makeInventoryPublic(): Promise<void> {
    const choice = this.page.getByRole('radio', { name: 'Public' })
    await choice.check()
    await this.page.getByRole('button', { name: 'Save' }).click()
    // Only the saved page has the attribute; checking the radio button sets just the property.
    await expect(choice).toHaveAttribute('checked')
  }

  async registerApiKey(): Promise<string> {
    await this.page.getByLabel('Domain name').fill('market.test')
    await this.page.getByLabel('I agree to the terms of use').check()
    await this.page.getByRole('button', { name: 'Register' }).click()
    return this.page.getByLabel('Key', { exact: true }).inputValue()
  }

  async tradeUrl(): Promise<string> {
    return this.page.getByLabel('Trade URL').inputValue()
  }

  async acceptOffer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Accept' }).click()
    await expect(this.page.getByRole('button', { name: 'Accept' })).toBeHidden()
  }

  async declineOffer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Decline' }).click()
    await expect(this.page.getByText('Declined', { exact: true })).toBeVisible()
  }
}
