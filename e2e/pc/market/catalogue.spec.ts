import { findGoods } from '../../fixtures/goods.ts'
import { open, reload } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

test('S1.1 S2.19 from a goods to its cases, their odds, and on through the catalogue to a filtered market', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, { keyword: 'AK-47 Inheritance', exteriors: ['ft'], qualities: ['normal'] }))
  await page.getByRole('link', { name: 'Kilowatt Case' }).click()
  await expect(page).toHaveTitle('Kilowatt Case · Amber')
  await expect(page.getByRole('heading', { name: 'Covert' }).locator('..')).toContainText('0.64% · 2 items')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'CollectionPage', name: 'Kilowatt Case', mainEntity: { numberOfItems: 30 } })

  const ways = page.getByRole('navigation', { name: 'Catalogue' })
  await ways.getByRole('link', { name: 'Containers' }).click()
  await page.getByRole('radio', { name: /^Sticker Capsules/ }).check()
  await expect(page).toHaveURL('/catalogue/containers?kind=sticker_capsule')
  await reload(page)
  await expect(page.getByRole('radio', { name: /^Sticker Capsules/ })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search containers' }).fill('katowice 2014 legends')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/catalogue/containers?kind=sticker_capsule&keyword=katowice+2014+legends')
  await expect(page.getByRole('status').filter({ hasText: '1 in all' })).toBeVisible()

  await ways.getByRole('link', { name: 'Stickers' }).click()
  await page.getByRole('link', { name: '2014 EMS One Katowice' }).click()
  await page.getByRole('combobox', { name: 'Effect' }).selectOption('Foil')
  await expect(page).toHaveURL('/catalogue/stickers/2014-ems-one-katowice?effect=Foil')
  await page.getByRole('link', { name: 'Show on the market' }).click()
  await expect(page).toHaveURL('/market/csgo?categories=sticker&collections=2014-ems-one-katowice')
})

test('S2.19 arrows through a choice that stands in the address end where they lead, however fast they are', async ({
  page,
}) => {
  await open(page, '/catalogue/statistics')
  const choice = (name: string) => page.getByRole('radio', { name, exact: true })
  await choice('7 days').focus()
  // Faster than the page can follow.
  await Promise.all([1, 2, 3].map(() => page.keyboard.press('ArrowRight')))
  await expect(choice('7 days')).toBeChecked()
  await expect(page).toHaveURL('/catalogue/statistics')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/catalogue/statistics?window=30d')
  await expect(choice('30 days')).toBeChecked()
})
