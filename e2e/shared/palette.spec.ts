import { devices } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { open } from '../fixtures/pages.ts'
import { serverFns } from '../fixtures/server-functions.ts'
import { expect, test } from '../fixtures/test.ts'
import { chosenOf, fieldOf, openPalette, paletteOf } from '../pages/palette.ts'

test.describe('the palette', () => {
  test('is opened, searched, followed and left with the keyboard alone, offers a visitor nothing personal, and changes the theme', async ({
    page,
  }) => {
    await open(page, '/')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Market' })
    await link.focus()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(paletteOf(page)).toBeHidden()
    await expect(link, 'the focus is back').toBeFocused()

    await openPalette(page)
    await page.keyboard.type('catal')
    await expect(chosenOf(page)).toHaveText('Catalogue')
    await page.keyboard.press('ArrowDown')
    await expect(chosenOf(page)).toHaveText('CollectionsCatalogue')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/catalogue')
    await expect(paletteOf(page)).toBeHidden()

    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search the market' })).toBeFocused()
    await openPalette(page)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(paletteOf(page), 'the same keys close it').toBeHidden()

    await openPalette(page)
    await fieldOf(page).fill('wallet')
    await expect(paletteOf(page).getByRole('option', { name: 'Wallet' })).toHaveCount(0)
    await fieldOf(page).fill('123')
    await expect(paletteOf(page).getByRole('group', { name: 'By number' })).toHaveCount(0)
    await fieldOf(page).fill('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: /^Theme: Dark theme/ })).toBeVisible()
  })

  test('keeps what is typed while it is opened for the first time', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('cat')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type('al')
    await expect(fieldOf(page)).toHaveValue('catal')
    await expect(chosenOf(page)).toHaveText('Catalogue')
  })

  test('begins anew when it is opened while it is still closing, and keeps what is typed at once', async ({ page }) => {
    await open(page, '/')
    await openPalette(page)
    await page.keyboard.type('catal')
    await expect(chosenOf(page)).toHaveText('Catalogue')
    // Within one frame: a slow device takes long over it.
    await page.evaluate(async () => {
      const press = (init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      const closing = new Promise((resolve) => {
        new MutationObserver(resolve).observe(document.body, { subtree: true, attributeFilter: ['inert'] })
      })
      press({ key: 'Escape' })
      await closing
      press({ key: 'k', ctrlKey: true })
      // React renders it in a microtask.
      await Promise.resolve()
      press({ key: 'm' })
      press({ key: 'a' })
    })
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type('rk')
    await expect(fieldOf(page)).toHaveValue('mark')
  })

  test('is closed by whoever turns to something else before it has come', async ({ page }) => {
    const mayCome = Promise.withResolvers<void>()
    await page.route(/\/assets\/palette-/, (route) => mayCome.promise.then(() => route.continue()))
    await open(page, '/')
    await page.keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('combobox', { name: 'Search the market' })
    await field.click()
    await page.keyboard.type('glock')
    await expect(field).toHaveValue('glock')
    mayCome.resolve()
    await openPalette(page)
    await expect(fieldOf(page)).toHaveValue('')
  })

  test('finds goods, and pages by their names in the other language; else it searches the market, and opens no goods of an earlier text', async ({
    page,
  }) => {
    await open(page, '/catalogue')
    await test.step('finds goods, and pages by their names in the other language', async () => {
      await openPalette(page)
      await page.keyboard.type('图鉴')
      await expect(chosenOf(page)).toHaveText('Catalogue')
      await fieldOf(page).fill('redline ak')
      const goods = paletteOf(page).getByRole('group', { name: 'Items' }).getByRole('option')
      await expect(goods.first()).toContainText('AK-47 | Redline')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}$/)
    })
    await test.step('says when nothing fits, and searches the market for it instead', async () => {
      await openPalette(page)
      await page.keyboard.type('qqqq zzzz')
      await expect(paletteOf(page).getByRole('status')).toHaveText('No matches')
      await expect(chosenOf(page)).toHaveText('Search the market for “qqqq zzzz”')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/market/csgo?keyword=qqqq+zzzz')
      await expect(paletteOf(page)).toBeHidden()
      await expect(page.getByRole('combobox', { name: 'Search the market' })).toHaveValue('qqqq zzzz')

      await openPalette(page)
      await page.keyboard.type('qqqqyyyy')
      await paletteOf(page).getByRole('option', { name: 'Search the market for “qqqqyyyy”' }).click()
      await expect(page).toHaveURL('/market/csgo?keyword=qqqqyyyy')
    })
    await test.step('opens no goods of an earlier text unless the arrows choose it', async () => {
      await openPalette(page)
      await fieldOf(page).fill('redline ak')
      const goods = paletteOf(page).getByRole('group', { name: 'Items' }).getByRole('option')
      await expect(goods.first()).toContainText('AK-47 | Redline')
      await expect(chosenOf(page)).toHaveCount(1)
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route(serverFns, async (route) => {
        await answered
        await route.continue()
      })
      await fieldOf(page).fill('redline m4')
      await expect(goods.first(), 'until there is an answer').toContainText('AK-47 | Redline')
      await expect(chosenOf(page)).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await expect(goods.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(goods.first()).toHaveAttribute('aria-selected', 'true')
      await fieldOf(page).fill('qqqq xxxx')
      await page.keyboard.press('Enter')
      await expect(paletteOf(page)).toBeHidden()
      answer()
      await expect(page).toHaveURL('/market/csgo?keyword=qqqq+xxxx')
    })
  })

  test('leads to an order by its number, in the phone’s pages too', async ({ page, signIn, anotherBrowser }) => {
    await signIn(DEMO_BUYER_PHONE)
    await open(page, '/')
    await openPalette(page)
    await page.keyboard.type('#4711')
    const numbers = paletteOf(page).getByRole('group', { name: 'By number' }).getByRole('option')
    await expect(numbers).toHaveText([
      'Order 4711',
      'Purchase order 4711',
      'Sent bargain 4711',
      'Received bargain 4711',
      'Feedback 4711',
    ])
    await expect(numbers.first()).toHaveAttribute('href', '/inventory/to_receive/4711')
    await fieldOf(page).fill('wallet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/wallet')

    const { page: phone, context } = await anotherBrowser({ userAgent: devices['Pixel 7'].userAgent })
    await signIn(DEMO_BUYER_PHONE, context)
    await open(phone, '/')
    await openPalette(phone)
    await phone.keyboard.type('4711')
    await expect(chosenOf(phone)).toHaveAttribute('href', '/pc/inventory/to_receive/4711')
  })

  test('can be used by everybody, in both themes', async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    await open(page, '/')
    await openPalette(page)
    await page.keyboard.type('s')
    await expect(paletteOf(page).getByRole('group', { name: 'Items' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})
