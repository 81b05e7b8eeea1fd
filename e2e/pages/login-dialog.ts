import { expect, type Locator, type Page } from '@playwright/test'

/** What signing in takes from outside the page: see the fixtures of the same names. */
export type CodeReaders = {
  smsCode: (phone: string) => Promise<string>
  captchaAnswer: (captchaId: string) => Promise<string>
}

/** The login dialog as a person uses it. */
export class LoginDialog {
  readonly root: Locator
  readonly phone: Locator
  readonly captcha: Locator
  readonly smsCode: Locator
  readonly submit: Locator
  private readonly picture: Locator
  private readonly readers: CodeReaders

  constructor(page: Page, readers: CodeReaders) {
    this.root = page.getByRole('dialog', { name: 'Sign in' })
    this.phone = this.root.getByRole('textbox', { name: 'Phone number' })
    this.captcha = this.root.getByRole('textbox', { name: 'Graphic captcha' })
    this.smsCode = this.root.getByRole('textbox', { name: 'SMS code' })
    this.submit = this.root.getByRole('button', { name: 'Login / register' })
    this.picture = this.root.getByRole('button', { name: /^Captcha picture/ }).locator('img')
    this.readers = readers
  }

  /** From the empty form to being signed in. */
  async signInBySms(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.captcha.fill(await this.readers.captchaAnswer(await this.captchaId()))
    await this.root.getByRole('button', { name: 'Send code' }).click()
    await expect(this.root.getByRole('button', { name: /S after resend$/ })).toBeVisible()
    await this.smsCode.fill(await this.readers.smsCode(phone))
    await this.submit.click()
    await expect(this.root).toBeHidden()
  }

  /** The picture's address ends with its id. */
  private async captchaId(): Promise<string> {
    const source = await this.picture.getAttribute('src')
    const [, id] = /([\w-]{8,64})(?:\.\w+)?(?:\?.*)?$/.exec(source ?? '') ?? []
    if (!id) throw new Error(`the captcha's picture is at ${source}`)
    return id
  }
}
