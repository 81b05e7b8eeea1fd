import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The left side of the login dialog, and what it asks the market. */
export class QrCode {
  readonly root: Locator
  readonly picture: Locator
  readonly message: Locator
  readonly refresh: Locator
  /** How often the code at hand was checked. */
  checks = 0
  private codes: string[] = []

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Sign in with your phone' })
    this.picture = this.root.getByRole('img', { name: 'QR code for signing in' })
    this.message = this.root.getByRole('status')
    this.refresh = this.root.getByRole('button')
    page.on('request', (request) => this.count(request))
    page.on('response', async (response) => {
      if (!response.url().includes('/_serverFn/') || !response.ok()) return
      const [, code] = /\/qr\?code=([\w-]{20,})/.exec(await response.text().catch(() => '')) ?? []
      if (code) this.codes.push(code)
    })
  }

  /** What a camera would read out of the picture: the path of the page it opens. */
  async scan(): Promise<string> {
    await expect(this.picture).toBeVisible()
    await expect.poll(() => this.codes.length, { message: 'a code was made' }).toBeGreaterThan(0)
    return `/qr?code=${this.codes.at(-1)}`
  }

  get madeCodes(): number {
    return new Set(this.codes).size
  }

  private count(request: Request) {
    const { searchParams, pathname } = new URL(request.url())
    // A check is the one request that names a code's key in its address.
    if (pathname.startsWith('/_serverFn/') && /"k"/.test(searchParams.get('payload') ?? '')) this.checks += 1
  }
}
