import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'
import { often } from '../fixtures/polling.ts'

/** The settings as a person uses them. */
export class SettingPage {
  readonly profile: Locator
  readonly security: Locator
  readonly preferences: Locator
  readonly devices: Locator
  /** The person's current restrictions. */
  readonly restrictions: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.profile = page.getByRole('region', { name: 'Profile' })
    this.security = page.getByRole('region', { name: 'Account and security' })
    this.preferences = page.getByRole('region', { name: 'Selling and SMS' })
    this.restrictions = page.getByRole('region', { name: 'Restrictions on your account' })
    this.devices = page.getByRole('list', { name: 'Signed-in devices' })
  }

  open = () => open(this.page, '/setting')

  dialog = (name: string) => this.page.getByRole('dialog', { name })

  async nickname(name: string): Promise<void> {
    await this.profile.getByRole('button', { name: 'Change nickname' }).click()
    await this.profile.getByRole('textbox', { name: 'Nickname' }).fill(name)
    await this.profile.getByRole('button', { name: 'Save' }).click()
  }

  /** Opens the dialog and chooses a file; the test decides what to do with it. */
  async choosePicture(picture: { name: string; mimeType: string; buffer: Buffer }): Promise<Locator> {
    await this.profile.getByRole('button', { name: 'Change avatar' }).click()
    const dialog = this.dialog('Avatar')
    const choosing = this.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a picture' }).click()
    await (await choosing).setFiles(picture)
    return dialog
  }

  /** Returns the address of the person's avatar in the header. */
  async headerPicture(): Promise<string> {
    const picture = this.page.getByRole('button', { name: /^Account of / }).locator('img')
    await expect(picture).toBeVisible()
    return (await picture.getAttribute('src')) ?? ''
  }

  /** Has a code sent and enters it. A phone gets one message a minute. */
  async askForCode(field: Locator, send: Locator, phone: string): Promise<void> {
    const before = await this.lastCode(phone)
    await send.click()
    await expect(send).toHaveText(/S after resend$/)
    await expect.poll(() => this.lastCode(phone), often).not.toBe(before)
    await field.fill(await this.lastCode(phone))
  }

  /** Empty if no message has arrived yet. */
  private async lastCode(phone: string): Promise<string> {
    const answer = await this.page.request.get('/simulators/sms/inbox.json', { params: { phone } })
    return ((await answer.json()) as { code: string }[]).at(0)?.code ?? ''
  }
}
