import { chromium, type Browser, type Page } from 'playwright'
import { chromeOptions, provideChrome } from '../setup/chrome.ts'
import { median, type Bench, type Measure } from './bench.ts'
import { goodsPath, MARKET_PATH } from './pages.ts'

const rounds = 9
const desktop = { width: 1440, height: 900 }

type Noted = { paint: number; shift: number; slowest: number; goods: number }

/** Runs in the page before its own scripts: records when the largest element was painted, how far the layout shifted,
 * how long the slowest press took until the next paint, and when a goods was shown. All times are in milliseconds. */
function takeNotes() {
  const noted: Noted = { paint: 0, shift: 0, slowest: 0, goods: 0 }
  Object.assign(window, { noted })
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', ({ startTime }) => (noted.paint = startTime))
  observe('layout-shift', (entry) => (noted.shift += (entry as PerformanceEntry & { value: number }).value))
  // As INP counts them: presses, not the pointer passing over something while the page loads.
  const note = (entry: PerformanceEntry & { interactionId?: number }) => {
    if (entry.interactionId) noted.slowest = Math.max(noted.slowest, entry.duration)
  }
  observe('event', note, { durationThreshold: 16 })
  let pressed = 0
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
  const look = () => {
    // The large picture above the item's name.
    if (!document.querySelector('main img[sizes]')) return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (noted.goods = performance.now() - pressed))
    port1.start()
    // A message posted in a frame arrives after it is painted.
    return port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

async function inNewPage<T>(browser: Browser, slowness: number, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: desktop })
  try {
    const page = await context.newPage()
    await page.addInitScript(takeNotes)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await visit(page)
  } finally {
    await context.close()
  }
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  // The first round finds the server's caches empty.
  for (let round = -1; round < rounds; round++) {
    const value = await measure()
    if (round >= 0) values.push(value)
  }
  return values
}

const openWhole = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

async function measureLoads(browser: Browser, what: string, address: string): Promise<Measure[]> {
  const shifts: number[] = []
  const load = (slowness: number) =>
    several(() =>
      inNewPage(browser, slowness, async (page) => {
        await openWhole(page, address)
        const { paint, shift } = await notesOf(page)
        shifts.push(shift)
        return paint
      }),
    )
  return [
    { what: `${what}: largest paint`, value: median(await load(1)), unit: 'ms', atMost: 400 },
    { what: `${what}: largest paint, processor four times slower`, value: median(await load(4)), unit: 'ms' },
    { what: `${what}: layout shift, the worst of all`, value: Math.max(...shifts), unit: '', atMost: 0.004 },
  ]
}

/** Ticks filters on and off again; returns how long the slowest press took until its paint. */
const measureFilters = async (browser: Browser, address: string): Promise<Measure> => ({
  what: 'market: the slowest press on a filter, processor four times slower',
  value: median(
    await several(() =>
      inNewPage(browser, 4, async (page) => {
        await openWhole(page, address)
        for (const name of [/^Factory New/, /^Field-Tested/, /^Covert/, /^Covert/, /^Field-Tested/, /^Factory New/]) {
          // Its position is queried beforehand, because the query itself would delay the press.
          const box = (await page.getByRole('checkbox', { name }).first().boundingBox())!
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
          await page.mouse.down()
          await page.mouse.up()
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        }
        return (await notesOf(page)).slowest
      }),
    ),
  ),
  unit: 'ms',
  atMost: 50,
})

/** Opens a goods page by its address, and for comparison by a link that the pointer hovered over before the press. */
async function measureAhead(browser: Browser, url: string, path: string): Promise<Measure[]> {
  const whenThere = async (page: Page) => {
    await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.goods > 0)
    return (await notesOf(page)).goods
  }
  const cold = await several(() =>
    inNewPage(browser, 1, async (page) => {
      await page.goto(url + path)
      return whenThere(page)
    }),
  )
  const ahead = await several(() =>
    inNewPage(browser, 1, async (page) => {
      await openWhole(page, url + MARKET_PATH)
      const card = page.locator(`main a[href^="${path}"]`).first()
      await card.hover()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      await card.click()
      return whenThere(page)
    }),
  )
  return [
    { what: 'goods page, cold', value: median(cold), unit: 'ms' },
    { what: 'goods page, pointed at before', value: median(ahead), unit: 'ms' },
    { what: 'cold against pointed at', value: median(cold) / median(ahead), unit: '', atLeast: 5 },
  ]
}

export const bench: Bench = {
  name: 'how soon pages are painted and answer',
  async run({ market }) {
    const { url } = await market()
    const goods = await goodsPath(url)
    const browser = await chromium.launch(chromeOptions(provideChrome()))
    try {
      return [
        ...(await measureLoads(browser, 'market', url + MARKET_PATH)),
        ...(await measureLoads(browser, 'goods page', url + goods)),
        await measureFilters(browser, url + MARKET_PATH),
        ...(await measureAhead(browser, url, goods)),
      ]
    } finally {
      await browser.close()
    }
  },
}
