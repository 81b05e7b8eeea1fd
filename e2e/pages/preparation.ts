import { expect, type Locator, type Page } from '@playwright/test'
import { atSteam, SteamPage } from './steam.ts'

/** The trade preparation checklist, wherever it is shown. */
export class Preparation {
  readonly steps: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.steps = page.getByRole('list', { name: 'Prepare for trading' }).getByRole('listitem')
  }

  step(title: string): Locator {
    return this.steps.filter({ has: this.page.getByRole('heading', { name: title }) })
  }

  async expectDone(title: string): Promise<void> {
    await expect(this.step(title).getByText('Done', { exact: true })).toBeVisible()
  }

  /** Carries out all four steps for somebody who has done none, with a new platform account. */
  async carryOut(accountName: string): Promise<void> {
    await this.step('Bind your Steam account').getByRole('button', { name: 'Sign in with Steam' }).click()
    await new SteamPage(this.page).signInAsNewAccount(accountName)
    await this.expectDone('Bind your Steam account')
    await this.finish()
  }

  /** Carries out the three steps after binding. */
  async finish(): Promise<void> {
    await this.makeInventoryPublic()
    const apiKey = await this.followLink('Set your API key', 'Get your key from Steam', (steam) =>
      steam.registerApiKey(),
    )
    await this.save('Set your API key', 'API key', apiKey)
    const tradeUrl = await this.followLink('Set your trade link', 'Get your link from Steam', (steam) =>
      steam.tradeUrl(),
    )
    await this.save('Set your trade link', 'Trade link', tradeUrl)
  }

  /** Ensures that the inventory is public: a new account's may or may not be. */
  private async makeInventoryPublic(): Promise<void> {
    const step = this.step('Make your inventory public')
    if (await step.getByText('Done', { exact: true }).isVisible()) return
    await this.followLink('Make your inventory public', 'Open privacy settings', (steam) => steam.makeInventoryPublic())
    await step.getByRole('button', { name: 'Check again' }).click()
    await this.expectDone('Make your inventory public')
  }

  private followLink<T>(title: string, link: string, act: (steam: SteamPage) => Promise<T>): Promise<T> {
    return atSteam(this.step(title).getByRole('link', { name: link }), act)
  }

  private async save(title: string, label: string, value: string): Promise<void> {
    const step = this.step(title)
    await step.getByRole('textbox', { name: label }).fill(value)
    await step.getByRole('button', { name: 'Save' }).click()
    // A checklist that holds up a purchase disappears with its last step.
    await expect(step.getByText('Not done yet')).toBeHidden()
  }
}
