import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { chromium, type Page } from 'playwright'
import { list } from '#contract/inventory.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { startApp } from '../setup/app.ts'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import { startPostgres } from '../setup/postgres.ts'
import { median, type Bench, type Measure } from './bench.ts'
import { DESKTOP_AGENT } from './pages.ts'
import { sellerSession } from './seller-session.ts'

const items = 2_000
const rounds = 15
const path = '/inventory/steam_inventory'

/** Gives the demo's seller this many more sellable items, copied from those that others have on sale. */
async function stock(databaseUrl: string): Promise<void> {
  const connection = await connectPostgres(databaseUrl, { poolSize: 1 })
  await connection.db.execute(sql`
    insert into assets (platform_asset_id, owner_id, goods_id, style_id, wear, paint_seed, stickers, charm, name_tag)
    select '9' || lpad(assets.id::text, 12, '0'), seller.id, goods_id, style_id, wear, paint_seed, stickers, charm, name_tag
    from assets, (select id from users where phone = ${DEMO_SELLER_PHONE}) seller
    where owner_id <> seller.id order by assets.id limit ${items}`)
  await connection.close()
}

/** Returns the median of several times to the last byte of the answer, in milliseconds. */
async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let round = -5; round < rounds; round++) {
    const began = performance.now()
    const answer = await ask()
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${body.slice(0, 200)}`)
    if (round >= 0) times.push(performance.now() - began)
  }
  return median(times)
}

async function measureAnswers(url: string, token: string): Promise<Measure[]> {
  const headers = { cookie: `token=${token}`, 'user-agent': DESKTOP_AGENT }
  const call = (body: object) =>
    fetch(url + list.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const limit = { unit: 'ms', atMost: 150 }
  return [
    { what: 'page, served', value: await timeOf(() => fetch(url + path, { headers })), ...limit },
    { what: 'its first rows, asked for', value: await timeOf(() => call({ page_size: 50 })), ...limit },
    { what: '1,000 of them, asked for', value: await timeOf(() => call({ page_size: 1_000 })), ...limit },
  ]
}

/** Runs in the page: returns the milliseconds from the next key to the end of the frame in which the visible
 * checkboxes, or only the focused one, and the bar show the expected state. Combined keys count from keydown, a single
 * checkbox from keyup, which is when it toggles. */
function installStopwatch() {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  const root = document.querySelector('[data-row]')!.closest('[role=list]')!.parentElement!
  Object.assign(window, {
    stopwatch: (isChecked: boolean, words: string, isOne: boolean) => {
      const boxes = [...root.querySelectorAll<HTMLInputElement>(`[data-row] input${isOne ? ':focus' : ''}`)].filter(
        isInSight,
      )
      if (boxes.length === 0) throw new Error('no box is in sight')
      const saysSo = () => {
        // The bar is the last child. Searching all rows for it took more than half of the measured time.
        const said = root.lastElementChild?.querySelector('[role=status]')?.textContent ?? ''
        return words === '' ? said === '' : said.startsWith(words)
      }
      return new Promise<number>((done) => {
        const look = (since: number) =>
          requestAnimationFrame(() => {
            if (!saysSo() || boxes.some(({ checked }) => checked !== isChecked)) return look(since)
            // A message posted now arrives after this frame is painted.
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => done(performance.now() - since))
            port1.start()
            port2.postMessage(null)
          })
        const event = isOne ? 'keyup' : 'keydown'
        const hear = ({ key, timeStamp }: KeyboardEvent) => {
          if (key === 'Control') return
          removeEventListener(event, hear, true)
          look(timeStamp)
        }
        addEventListener(event, hear, true)
      })
    },
  })
}

type Stopwatch = { stopwatch: (isChecked: boolean, words: string, isOne: boolean) => Promise<number> }

/** Waits until the last key's effects have settled, since people don't press keys faster. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
  })

/** Presses a key and returns the milliseconds until the list shows the expected state. */
async function timeOfKey(page: Page, key: string, isChecked: boolean, words: string, isOne = false): Promise<number> {
  const told = await page.evaluateHandle(
    ([checked, begin, one]) => ({ time: (window as unknown as Stopwatch).stopwatch(checked, begin, one) }),
    [isChecked, words, isOne] as const,
  )
  await comeToRest(page)
  await page.keyboard.press(key)
  return told.evaluate(({ time }) => time)
}

/** Opens the list and loads all of its rows. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${path}?status=sellable`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const rows = page.locator('[data-row]')
  const more = page.getByRole('button', { name: 'Load more' })
  for (let count = await rows.count(); await more.isVisible(); count = await rows.count()) {
    await more.click()
    await page.waitForFunction((before) => document.querySelectorAll('[data-row]').length > before, count)
  }
  const count = await rows.count()
  if (count < items) throw new Error(`only ${count} items are shown`)
}

async function measureSelecting(url: string, token: string): Promise<Measure[]> {
  const browser = await chromium.launch(chromeOptions(provideChrome()))
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: token, url }])
    const page = await context.newPage()
    await openWhole(page, url)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const all: number[] = []
    const none: number[] = []
    const one: number[] = []
    // At its beginning and far down.
    for (const index of [0, items / 2]) {
      await page.locator('[data-row] input').nth(index).focus()
      await page.evaluate(installStopwatch)
      for (let round = -2; round < rounds; round++) {
        const times = [
          await timeOfKey(page, 'Control+A', true, 'All'),
          await timeOfKey(page, 'Escape', false, ''),
          await timeOfKey(page, 'Space', true, '1 ', true),
        ] as const
        await timeOfKey(page, 'Space', false, '', true)
        if (round >= 0) for (const [at, kept] of [all, none, one].entries()) kept.push(times[at]!)
      }
    }
    const slow = (what: string, times: readonly number[]) => ({
      what: `${what}, processor four times slower`,
      value: median(times),
      unit: 'ms',
      atMost: 50,
    })
    return [slow('all selected by a key', all), slow('all let go', none), slow('one of them selected', one)]
  } finally {
    await browser.close()
  }
}

/** A person with two thousand sellable items: how soon their inventory is shown, and how soon all of it is selected. */
export const bench: Bench = {
  name: `an inventory of ${items} items`,
  async run() {
    const server = await startPostgres({ isDurable: true })
    try {
      const databaseUrl = await server.createDatabase()
      const app = await startApp({ env: { DATABASE_URL: databaseUrl } })
      try {
        await stock(databaseUrl)
        const token = await sellerSession(app.url)
        const measures = [...(await measureAnswers(app.url, token)), ...(await measureSelecting(app.url, token))]
        return measures.map(({ what, ...rest }) => ({
          what: `inventory of ${items.toLocaleString('en')}: ${what}`,
          ...rest,
        }))
      } finally {
        await app.dispose()
      }
    } finally {
      await server.stop()
    }
  },
}
