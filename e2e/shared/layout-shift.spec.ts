import { devices, type Page } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { followShifts, takeShifts } from '../fixtures/layout-shift.ts'
import { open, settled } from '../fixtures/pages.ts'
import { allAnswered, holdBack, isServerFn } from '../fixtures/server-functions.ts'
import { expect, test } from '../fixtures/test.ts'

/** Of all that moves on one way from page to page. */
const most = 0.01

const own = ['/wallet', '/inventory/to_receive', '/backpack', '/collect', '/message', '/setting', '/help', '/feedback']
const sets = [
  { name: 'the desktop', use: {}, market: '/market/csgo', goods: '/goods', prefix: '' },
  { name: 'a phone', use: devices['Pixel 7'], market: '/goods', goods: '/goods_detail', prefix: '/pc' },
] as const

/** By a link, as from anywhere on the page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = to
    link.click()
    link.remove()
  }, href)
  await expect(page).toHaveURL((url) => url.pathname === href)
}

async function expectStill(page: Page, way: string): Promise<void> {
  const shifts = await takeShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `${way}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

for (const {
  name,
  use: { defaultBrowserType: _, ...use },
  market,
  goods,
  prefix,
} of sets as readonly ((typeof sets)[number] & {
  use: Partial<(typeof devices)[string]>
})[]) {
  test.describe(name, () => {
    test.use(use)

    test.beforeEach(async ({ page, signIn }) => {
      await signIn(DEMO_BUYER_PHONE)
      await followShifts(page)
    })

    const all = ['/', market, 'goods', ...own.map((path) => prefix + path)]
    for (const from of all) {
      test(`nothing moves on the ways between ${from} and the other pages`, async ({ page, request }) => {
        const id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
        const pathOf = (place: string) => (place === 'goods' ? `${goods}/${id}` : place)
        await open(page, pathOf(from))
        await takeShifts(page)
        for (const to of all.slice(all.indexOf(from) + 1)) {
          await follow(page, pathOf(to))
          await settled(page)
          await expectStill(page, `${from} to ${to}`)
          await follow(page, pathOf(from))
          await settled(page)
          await expectStill(page, `${to} to ${from}`)
        }
      })

      test(`nothing moves on a slow way to ${from}`, async ({ page, request }) => {
        const id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
        await open(page, prefix + (from.endsWith('/help') ? '/wallet' : '/help'))
        await takeShifts(page)
        const letGo = await holdBack(page, (asked) => isServerFn(asked))
        await follow(page, from === 'goods' ? `${goods}/${id}` : from)
        await expect(page.locator('main [aria-busy=true], main [data-spinner]').first()).toBeVisible()
        letGo()
        await allAnswered(page)
        await settled(page)
        await expectStill(page, `a slow way to ${from}`)
      })
    }
  })
}
