import { chromium } from 'playwright'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import type { Bench } from './bench.ts'
import { goodsPath, MARKET_PATH } from './pages.ts'
import { scriptsOf } from './scripts-of.ts'

const LIMIT_KB = 150

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
