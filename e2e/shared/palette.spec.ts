import { type APIRequestContext, devices, type Page } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { encodedLink, floatBits, wireMessage } from '../../tests/factories/inspect-link.ts'
import { expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { findGoods } from '../fixtures/goods.ts'
import { redline } from '../fixtures/page-finders.ts'
import { open, settleDialog } from '../fixtures/pages.ts'
import { serverFns } from '../fixtures/server-functions.ts'
import { expect, test } from '../fixtures/test.ts'

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Go anywhere' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Go anywhere' })
const chosenOf = (page: Page) => paletteOf(page).getByRole('option', { selected: true })

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await settleDialog(page)
  await expect(fieldOf(page)).toBeFocused()
}

const statusOf = (page: Page) => paletteOf(page).getByRole('status')
const placesOf = (page: Page) => paletteOf(page).getByRole('group', { name: 'On sale' }).getByRole('option')

/** A Karambit Doppler of the first phase that nobody sells here, as the game writes its link. */
const doppler = encodedLink(
  wireMessage([
    [3, 507],
    [4, 418],
    [6, 3],
    [7, floatBits(0.0123)],
    [8, 387],
  ]),
  0xe3,
)

/** A listing of the market with the inspect link that the platform gives for its item. */
async function inspectable(request: APIRequestContext) {
  const goods_id = await findGoods(request, redline)
  const answer = await request.get('/api/v1/market/sell', { params: { goods_id, page_size: 1 } })
  const { data } = (await answer.json()) as {
    data: { items: { listing_id: string; asset: { paint_seed: number; inspect_url: string } }[] }
  }
  const { listing_id, asset } = data.items[0]!
  return { goods_id, listing_id, ...asset }
}

/** Pastes into the field as a browser does, without the clipboard that all tests share. */
const pasteInto = (page: Page, text: string) =>
  page.getByRole('combobox', { name: 'Search the market' }).evaluate((field: HTMLInputElement, pasted) => {
    field.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

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

  test('shows the item of an inspect link, what it is worth and where it is sold, and says what it cannot read', async ({
    page,
    request,
  }) => {
    const { goods_id, listing_id, paint_seed, inspect_url } = await inspectable(request)
    await open(page, '/')
    await openPalette(page)
    await test.step('of an item that is on sale here', async () => {
      await fieldOf(page).fill(`how much? ${inspect_url}`)
      await expect(statusOf(page)).toHaveText('AK-47 | Redline (Field-Tested)')
      await expect(paletteOf(page)).toContainText(`seed ${paint_seed}`)
      await expect(placesOf(page)).toContainText(['This exact item', /^At wear 0\.\d+–0\.\d+/, 'All listings'])
      await expect(placesOf(page).last(), 'what it is worth').toContainText(/from ¥[\d,]+\.\d\d/)
      await expect(chosenOf(page)).toHaveAttribute('href', `/goods_detail/${listing_id}`)
    })
    await test.step('of one that the link itself describes', async () => {
      await fieldOf(page).fill(doppler)
      await expect(statusOf(page)).toHaveText('★ Karambit | Doppler (Factory New)')
      await expect(paletteOf(page)).toContainText('Phase 1')
      await expect(paletteOf(page)).toContainText('seed 387')
      await expect(chosenOf(page)).toContainText('At wear 0.01–0.02')
    })
    await test.step('says why there is none, and Enter leads nowhere', async () => {
      for (const [link, said] of [
        ['csgo_econ_action_preview S76561198066322090A1D1', /this market has not seen it yet/],
        [doppler.slice(0, -2), /not an inspect link of the game/],
        [doppler.slice(0, -1), /not a complete inspect link/],
      ] as const) {
        await fieldOf(page).fill(link)
        await expect(statusOf(page)).toHaveText(said)
        await expect(paletteOf(page).getByRole('option')).toHaveCount(0)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(paletteOf(page)).toBeVisible()
      }
    })
    await test.step('is followed to the goods at that wear', async () => {
      await fieldOf(page).fill(inspect_url)
      await expect(placesOf(page)).toHaveCount(3)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/goods/${goods_id}\\?wear_min=0\\.\\d+&wear_max=0\\.\\d+$`))
      await expect(paletteOf(page)).toBeHidden()
    })
  })

  test('reads an inspect link that was pasted into the market’s search, on the phone as well, and offline once that is over', async ({
    page,
    context,
    anotherBrowser,
  }) => {
    await open(page, '/')
    await pasteInto(page, doppler)
    await expect(statusOf(page)).toHaveText('★ Karambit | Doppler (Factory New)')
    await page.keyboard.press('Escape')
    await expect(paletteOf(page)).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Search the market' }), 'no name of goods').toHaveValue('')

    await openPalette(page)
    await context.setOffline(true)
    await fieldOf(page).fill(doppler.replace(/%20.*/, '%20S76561198066322090A1D1'))
    await expect(paletteOf(page).getByRole('alert')).toContainText('You are offline.')
    await context.setOffline(false)
    await expect(statusOf(page)).toHaveText(/this market has not seen it yet/)

    const { page: phone } = await anotherBrowser({ userAgent: devices['Pixel 7'].userAgent })
    await open(phone, '/goods')
    await phone.getByRole('combobox', { name: 'Search the market' }).focus()
    await phone.keyboard.insertText(doppler)
    await expect(statusOf(phone)).toHaveText('★ Karambit | Doppler (Factory New)')
  })

  test('can be used by everybody, in both themes', async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    await open(page, '/')
    await openPalette(page)
    await page.keyboard.type('s')
    await expect(paletteOf(page).getByRole('group', { name: 'Items' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await fieldOf(page).fill(doppler)
    await expect(placesOf(page)).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
  })
})
