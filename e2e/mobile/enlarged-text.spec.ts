import type { Locator, Page } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { expectInSight } from '../fixtures/in-sight.ts'
import { redline } from '../fixtures/page-finders.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Sets the user's own font size, as the browser's settings do. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function expectAllInSight(links: Locator, count: number): Promise<void> {
  await expect(links).toHaveCount(count)
  for (const link of await links.all()) await expectInSight(link)
}

test('S2.4 at 390 and at 320 px and up to 200 % text, all of the phone’s frame can be seen and reached', async ({
  page,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/goods')
  for (const [width, percent] of [
    [390, 100],
    [390, 130],
    [390, 200],
    [320, 100],
    [320, 200],
  ] as const) {
    await test.step(`${width} px, ${percent} %`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await enlarge(page, percent)
      await expect.poll(() => widthOf(page)).toBe(width)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Amber' })).toBeInViewport()
      // Balance, tasks, cart, messages.
      await expectAllInSight(header.getByRole('link').filter({ hasNotText: 'Amber' }), 4)
      const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expectAllInSight(items, 5)
      for (const item of await items.all()) {
        const isWhole = await item.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth <= clientWidth,
          scrollHeight <= clientHeight,
        ])
        expect(isWhole, 'its words are within it').toEqual([true, true])
      }
      const levels = await page.getByRole('radiogroup', { name: 'What is listed' }).boundingBox()
      expect(levels!.x + levels!.width, 'the choice of what is listed').toBeLessThan(width)
    })
  }
})

test('S2.4 at 320 px and 200 % text, the buttons of the filters and of a goods page can be seen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, '/goods')
  await enlarge(page, 200)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expectAllInSight(filters.getByRole('button', { name: /^(Clear all|Show .+ items)$/ }), 2)
  const lowest = await filters.getByRole('textbox', { name: 'From', exact: true }).boundingBox()
  expect(lowest!.width, 'room to type a price').toBeGreaterThan(100)
  await open(page, `/goods/${await findGoods(request, redline)}`)
  await enlarge(page, 200)
  await expectInSight(page.getByRole('button', { name: /^Buy for ¥/ }))
  const range = page.getByRole('radiogroup', { name: 'Period' })
  await range.scrollIntoViewIfNeeded()
  for (const radio of await range.getByRole('radio').all()) await expectInSight(radio)
  const trend = await page.getByRole('slider', { name: 'Price trend' }).boundingBox()
  expect(trend!.width, 'more than half of its card').toBeGreaterThan(110)
  expect(await widthOf(page)).toBe(320)
})

test('S1.5 with enlarged text the time of the last sync stays in words', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/inventory/steam_inventory')
  await enlarge(page, 200)
  const words = page.getByRole('status').filter({ hasText: 'Read from Steam' })
  await expect(page.getByRole('button', { name: 'Sync' })).toBeInViewport()
  expect((await words.boundingBox())!.width, 'not one letter to a line').toBeGreaterThan(200)
})

test('S1.2 with enlarged text the buy bar of a goods page stays one line', async ({ page, request, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  const filters = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }
  await open(page, `/goods/${await findGoods(request, filters)}`)
  await enlarge(page, 200)
  const buy = page.getByRole('button', { name: /^Buy for ¥/ })
  await expectInSight(buy)
  const [bar, button] = [await buy.locator('..').boundingBox(), await buy.boundingBox()]
  expect(bar!.height, 'no taller than its button needs').toBeLessThan(button!.height * 1.6)
})

test('at 390 and at 320 px and up to 200 % text, all tabs of the wallet can be seen', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/wallet')
  const list = page.getByRole('tablist', { name: 'History' })
  for (const [width, percent] of [
    [390, 200],
    [320, 100],
    [320, 200],
  ] as const) {
    await test.step(`${width} px, ${percent} %`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await enlarge(page, percent)
      await list.evaluate((tabs) => tabs.scrollIntoView({ block: 'center' }))
      await expectAllInSight(list.getByRole('tab'), 3)
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
  }
})
