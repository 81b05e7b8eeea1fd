import { type APIRequestContext, devices, type Page } from '@playwright/test'
import { encodedLink, floatBits, wireMessage } from '../../tests/factories/inspect-link.ts'
import { expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { findGoods } from '../fixtures/goods.ts'
import { redline } from '../fixtures/page-finders.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { chosenOf, fieldOf, openPalette, paletteOf } from '../pages/palette.ts'

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

test('S1.5 shows the item of an inspect link, what it is worth and where it is sold, and says what it cannot read', async ({
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

test('S1.5 reads an inspect link that was pasted into the market’s search, on the phone as well, and offline once that is over', async ({
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

test('what an inspect link shows can be used by everybody, in both themes', async ({ page }) => {
  await open(page, '/')
  await openPalette(page)
  await fieldOf(page).fill(doppler)
  await expect(placesOf(page)).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
})
