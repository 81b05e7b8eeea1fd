import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { isServerFn } from '../fixtures/server-functions.ts'

/** The left side of the login dialog, and its requests to the market. */
export class QrCode {
  readonly root: Locator
  readonly picture: Locator
  readonly message: Locator
  readonly refresh: Locator
  /** How many times a code was checked. */
  checks = 0
  private codes: string[] = []

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Sign in with your phone' })
    this.picture = this.root.getByRole('img', { name: 'QR code for signing in' })
    this.message = this.root.getByRole('status')
    this.refresh = this.root.getByRole('button')
    page.on('request', (request) => this.count(request))
    page.on('response', async (response) => {
      if (!isServerFn(response.request()) || !response.ok()) return
      const [, code] = /\/qr\?code=([\w-]{20,})/.exec(await response.text().catch(() => '')) ?? []
      if (code) this.codes.push(code)
    })
  }

  /** Returns the path that a camera would read from the picture. */
  async scan(): Promise<string> {
    await expect(this.picture).toBeVisible()
    await expect.poll(() => this.codes.length, { message: 'a code was made' }).toBeGreaterThan(0)
    return `/qr?code=${this.codes.at(-1)}`
  }

  get madeCodes(): number {
    return new Set(this.codes).size
  }

  private count(request: Request) {
    // Only a check sends the key of a code and nothing else. Every payload has a "k", which lists its fields.
    const payload = new URL(request.url()).searchParams.get('payload')
    if (isServerFn(request) && payload?.includes('"k":["k"]')) this.checks += 1
  }
}
