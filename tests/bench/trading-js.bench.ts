import { createHash } from 'node:crypto'
import { chromium } from 'playwright'
import { DEMO_SELLER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import type { Bench } from './bench.ts'
import { scriptsOf } from './scripts-of.ts'

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

async function ask<Data>(url: string, body?: object): Promise<Data> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return (await response.json()) as Data
}

/** A session of the demo's seller. */
async function sellerSession(origin: string): Promise<string> {
  const captcha = await ask<{ data: { value: { captcha_id: string } } }>(`${origin}/api/v1/captcha`, {})
  const { captcha_id } = captcha.data.value
  const { answer } = await ask<{ answer: string }>(`${origin}/simulators/captcha.json?captcha_id=${captcha_id}`)
  const pwd = createHash('md5').update(demoPassword).digest('hex')
  const login = await ask<{ data: { token: string } }>(`${origin}/api/v1/user/pwd_login`, {
    phone: DEMO_SELLER_PHONE,
    pwd,
    captcha: answer,
    captcha_id,
  })
  return login.data.token
}

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
