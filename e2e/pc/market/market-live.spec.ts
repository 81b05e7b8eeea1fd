import { pointUntilFollowed } from '../../fixtures/followed.ts'
import { offerOne } from '../../fixtures/orders.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

test('S1.1 a single item that is sold under the pointer stays in its place, and a press on it buys nothing', async ({
  page,
  request,
  captchaAnswer,
}) => {
  const { listing_id, goods_id, reprice, buy } = await offerOne(request, captchaAnswer, '0.03')
  const market = new MarketPage(page, '/market/csgo')
  await expect(async () => {
    await market.open('?level=listings')
    await expect(market.cards.first()).toHaveAttribute('href', `/goods_detail/${listing_id}`, { timeout: 1_000 })
  }).toPass()
  const card = market.cards.first()
  const feed = await pointUntilFollowed(page, card)
  expect(feed.url(), 'what is shown and nothing else').toContain(`listing_ids=${listing_id},`)
  const places = () => market.cards.evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await places()

  await reprice('0.04')
  await expect(card).toContainText('¥0.04')
  await buy('0.04')
  await expect(card).toContainText('Sold')
  await expect(page.getByRole('status').filter({ hasText: 'Sold for ¥0.04' })).toBeAttached()
  expect(await places()).toEqual(before)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(`/goods/${goods_id}`)
})
