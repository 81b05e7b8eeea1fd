import { expect, type Locator, type Page } from '@playwright/test'

/** Readers of codes that arrive outside the page: see the fixtures of the same names. */
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
  readonly password: Locator
  readonly submit: Locator
  readonly send: Locator
  readonly picture: Locator
  /** In the demo: where the SMS can be read. */
  readonly inbox: Locator
  private readonly readers: CodeReaders

  constructor(page: Page, readers: CodeReaders) {
    this.root = page.getByRole('dialog', { name: 'Sign in' })
    this.phone = this.root.getByRole('textbox', { name: 'Phone number' })
    this.captcha = this.root.getByRole('textbox', { name: 'Captcha' })
    this.smsCode = this.root.getByRole('textbox', { name: 'SMS code' })
    this.password = this.root.getByRole('textbox', { name: 'Password' })
    this.submit = this.root.getByRole('button', { name: /^Login/ })
    this.send = this.root.getByRole('button', { name: /^Send code$|S after resend$/ })
    this.picture = this.root.getByRole('button', { name: /^Captcha picture/ }).locator('img')
    this.inbox = this.root.getByRole('link', { name: /^Demo: read the code/ })
    this.readers = readers
  }

  /** Goes from the empty form to being signed in. */
  async signInBySms(phone: string): Promise<void> {
    await this.askForCode(phone)
    await this.smsCode.fill(await this.readers.smsCode(phone))
    await this.submit.click()
    await expect(this.root).toBeHidden()
  }

  async signInByPassword(phone: string, password: string): Promise<void> {
    await this.root.getByRole('tab', { name: 'Password' }).click()
    await this.phone.fill(phone)
    await this.password.fill(password)
    await this.captcha.fill(await this.captchaAnswer())
    await this.submit.click()
    await expect(this.root).toBeHidden()
  }

  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.captcha.fill(await this.captchaAnswer())
    await this.send.click()
    await expect(this.send).toHaveText(/S after resend$/)
  }

  /** Returns the answer to the current picture. */
  captchaAnswer = async () => this.readers.captchaAnswer(await this.captchaId())

  /** Returns the error shown under a field. */
  errorOf = (field: Locator) =>
    field.evaluate((input) => {
      const [id = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ')
      return document.getElementById(id)?.textContent ?? ''
    })

  /** The picture's address ends with its id. */
  private async captchaId(): Promise<string> {
    const source = await this.picture.getAttribute('src')
    const [, id] = /([\w-]{8,64})(?:\.\w+)?(?:\?.*)?$/.exec(source ?? '') ?? []
    if (!id) throw new Error(`the captcha's picture is at ${source}`)
    return id
  }
}
