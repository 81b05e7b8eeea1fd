import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'

/** Returns the total size in kB of all scripts that a first visit loads until the network is idle, each compressed
 * separately. `token` is the visitor's session. */
export async function scriptsOf(browser: Browser, url: string, token?: string): Promise<number> {
  const page = await browser.newPage()
  if (token !== undefined) await page.context().addCookies([{ name: 'token', value: token, url: new URL(url).origin }])
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 6 }).length)
  const { pathname } = new URL(page.url())
  await page.close()
  if (sizes.length === 0) throw new Error(`${url} loads no script`)
  if (pathname !== new URL(url).pathname) throw new Error(`${url} led to ${pathname}`)
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
