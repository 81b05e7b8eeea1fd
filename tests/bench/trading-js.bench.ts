import { chromium } from 'playwright'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import type { Bench } from './bench.ts'
import { scriptsOf } from './scripts-of.ts'
import { sellerSession } from './seller-session.ts'

const LIMIT_KB = 150

const paths = [
  '/inventory/steam_inventory',
  '/inventory/to_receive',
  '/inventory/purchase_history',
  '/inventory/sent_bargain',
  '/inventory/portfolio',
  '/sale/on_sale',
  '/sale/to_delivery',
  '/sale/received_bargain',
  '/sale/sell_history',
  '/sale/rules',
  '/sale/shop',
  '/purchase/wait_supply',
  '/purchase/suspended',
  '/purchase/purchase_record',
  '/cart',
  '/tasks',
]

export const bench: Bench = {
  name: 'JavaScript of a first visit to the pages of trading',
  async run({ market }) {
    const { url } = await market()
    const token = await sellerSession(url)
    const browser = await chromium.launch(chromeOptions(provideChrome()))
    try {
      const measures = []
      for (const path of paths) {
        const value = await scriptsOf(browser, url + path, token)
        measures.push({ what: `client JS, ${path} (gzip)`, value, unit: 'kB', atMost: LIMIT_KB })
      }
      return measures
    } finally {
      await browser.close()
    }
  },
}
