import { chromium } from 'playwright'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import type { Bench } from './bench.ts'
import { goodsPath, MARKET_PATH } from './pages.ts'
import { scriptsOf } from './scripts-of.ts'

const limits = { market: 135, goods: 140, catalogue: 150 }

/** One page of each kind. */
const CATALOGUE = [
  '/catalogue',
  '/catalogue/collections',
  '/catalogue/collections/phoenix-collection',
  '/catalogue/containers',
  '/catalogue/containers/kilowatt-case',
  '/catalogue/stickers',
  '/catalogue/stickers/2014-ems-one-katowice',
  '/catalogue/music_kits',
  '/catalogue/statistics',
]

export const bench: Bench = {
  name: 'JavaScript of a first visit',
  async run({ market }) {
    const { url } = await market()
    const browser = await chromium.launch(chromeOptions(provideChrome()))
    try {
      const ofMarket = await scriptsOf(browser, url + MARKET_PATH)
      const ofGoods = await scriptsOf(browser, url + (await goodsPath(url)))
      const ofCatalogue: { what: string; value: number; unit: string; atMost: number }[] = []
      for (const path of CATALOGUE) {
        const value = await scriptsOf(browser, url + path)
        ofCatalogue.push({ what: `client JS, ${path} (gzip)`, value, unit: 'kB', atMost: limits.catalogue })
      }
      return [
        { what: 'client JS, market page (gzip)', value: ofMarket, unit: 'kB', atMost: limits.market },
        { what: 'client JS, goods page (gzip)', value: ofGoods, unit: 'kB', atMost: limits.goods },
        ...ofCatalogue,
      ]
    } finally {
      await browser.close()
    }
  },
}
