import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import type { Bench } from './bench.ts'
import { goodsPath, MARKET_PATH } from './pages.ts'

const LIMIT_KB = 150

/** Every script a first visit to the page loads until the network rests, each compressed by itself, in kB. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 6 }).length)
  await page.close()
  if (sizes.length === 0) throw new Error(`${url} loads no script`)
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

export const bench: Bench = {
  name: 'JavaScript of a first visit',
  async run({ market }) {
    const { url } = await market()
    const browser = await chromium.launch(chromeOptions(provideChrome()))
    try {
      const ofMarket = await scriptsOf(browser, url + MARKET_PATH)
      const ofGoods = await scriptsOf(browser, url + (await goodsPath(url)))
      return [
        { what: 'client JS, market page (gzip)', value: ofMarket, unit: 'kB', atMost: LIMIT_KB },
        { what: 'client JS, goods page (gzip)', value: ofGoods, unit: 'kB', atMost: LIMIT_KB },
      ]
    } finally {
      await browser.close()
    }
  },
}
