import { DEMO_BUYER_NAME, DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { demoSeller } from '../../fixtures/goods.ts'
import { balancesOf, buyAs, listAs, orderNow, sellables } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { acceptAt, controlSteam, prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { OrderPage } from '../../pages/order-page.ts'
import { SellingPage } from '../../pages/selling-page.ts'
import { atSteam } from '../../pages/steam.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

/** Half a day is too long to wait for a seller to miss, and a reversal has to come before protection ends. */
test.describe.configure({ timeout: 180_000 })
test.use({ settings: { ORDER_DELIVERY_SECONDS: '40', PROTECTION_SECONDS: '30' } })

const price = '123.45'

test('S4.22 S2.10 a seller who sends nothing in time: both are told who was at fault, and where the money is @waits', async ({
  page,
  request,
  anotherBrowser,
  signIn,
  signUp,
}) => {
  const { token: seller } = await signUp()
  await prepareTrader(request, seller, 'late seller')
  const [item] = await sellables(request, seller, 1)
  const listing_id = await listAs(request, seller, item!.asset_id, price)
  const other = await anotherBrowser()
  const buyer = await signIn(DEMO_BUYER_PHONE, other.context)
  const before = Number((await balancesOf(request, buyer)).available)
  const orderId = await buyAs(request, buyer, { listing_id, price })

  const [sale, order] = [new OrderPage(page), new OrderPage(other.page)]
  await order.open(orderId)
  await sale.openSale(orderId)
  await expect(sale.now).toContainText('Otherwise the buyer is refunded and your listing is taken down.')
  await expect(order.now).toContainText(/sends the trade offer.*Otherwise the order ends and you get your money back/)
  await expect(order.now, 'without a reload').toContainText(`¥${price} is back in your balance.`, { timeout: 90_000 })
  await expect(order.now).toContainText(/At fault: (?!You|Nobody|Steam)/)
  await expect(order.course).toContainText('The seller did not send the trade offer in time.')
  await expectAccessible(other.page)
  const wallet = new WalletPage(other.page)
  await wallet.open()
  await wallet.expectAvailable(before)
  await expect(wallet.statement.getByRole('listitem').first()).toContainText('Refund')

  await expect(sale.now).toContainText(`The money went back to ${DEMO_BUYER_NAME}. Your listing was taken down.`)
  await expect(sale.now).toContainText('At fault: You')
  await expect(sale.course).toContainText('You did not send the trade offer in time.')
  await open(page, '/sale/to_delivery')
  const row = page.locator(`[data-row="${orderId}"]`)
  await expect(row).toHaveCount(0)
  await open(page, '/sale/sell_history')
  await expect(row).toContainText('Refunded')
  await expect(row).toContainText('At fault: You')
  const selling = new SellingPage(page)
  await selling.open()
  await expect(selling.row(listing_id)).toHaveCount(0)
})

test('S4.22 S2.10 a buyer who declines the offer is at fault, has the money back, and the item is on sale again @waits', async ({
  page,
  request,
  anotherBrowser,
  signIn,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE)
  const [item] = await sellables(request, seller, 1)
  const listing_id = await listAs(request, seller, item!.asset_id, price)
  const other = await anotherBrowser()
  const buyer = await signIn(DEMO_BUYER_PHONE, other.context)
  await other.page.goto('/simulators/steam/login/')
  await other.page.getByRole('button', { name: `Continue as ${DEMO_BUYER_NAME}` }).click()
  const before = Number((await balancesOf(request, buyer)).available)
  const orderId = await buyAs(request, buyer, { listing_id, price })

  const [sale, order] = [new OrderPage(page), new OrderPage(other.page)]
  await order.open(orderId)
  await sale.openSale(orderId)
  await atSteam(order.openOffer, (steam) => steam.declineOffer())
  await expect(order.now).toContainText(`You declined the trade offer. ¥${price} is back in your balance.`)
  await expect(order.now).toContainText('At fault: You')
  await expect(sale.now).toContainText(`${DEMO_BUYER_NAME} declined the trade offer and has the money back.`)
  await expect(sale.now).toContainText(`At fault: ${DEMO_BUYER_NAME}`)
  const wallet = new WalletPage(other.page)
  await wallet.open()
  await wallet.expectAvailable(before)
  const selling = new SellingPage(page)
  await selling.open()
  await expect(selling.row(listing_id)).toBeVisible()
})

test('S4.22 S1.8 a trade that the platform reverses in protection: the buyer has the money, the seller the item @waits', async ({
  page,
  request,
  anotherBrowser,
  signIn,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE)
  const [, item] = await sellables(request, seller, 2)
  const listing_id = await listAs(request, seller, item!.asset_id, price)
  const other = await anotherBrowser()
  const buyer = await signIn(DEMO_BUYER_PHONE, other.context)
  const [bought, sold] = [await balancesOf(request, buyer), await balancesOf(request, seller)]
  const orderId = await buyAs(request, buyer, { listing_id, price })
  const [sale, order] = [new OrderPage(page), new OrderPage(other.page)]
  await order.open(orderId)
  await sale.openSale(orderId)
  await expect(order.openOffer).toBeVisible()
  const { offer } = await orderNow(request, buyer, orderId)
  const tradeId = await acceptAt(request, buyer, offer!.offer_id)
  const stateNow = async () => (await orderNow(request, buyer, orderId)).state
  await expect.poll(stateNow).toBe('in_protection')
  expect(Number((await balancesOf(request, seller)).pending)).toBeGreaterThan(Number(sold.pending))
  await controlSteam(request, { reverse: { tradeid: tradeId } })

  await expect(order.now).toContainText(`The item went back to ${demoSeller}. ¥${price} is back in your balance.`, {
    timeout: 90_000,
  })
  await expect(order.now).toContainText('At fault: Steam')
  await expectAccessible(other.page)
  await expect(sale.now).toContainText(`The item came back to you and the money went back to ${DEMO_BUYER_NAME}.`)
  await expect(sale.now).toContainText('At fault: Steam')
  const [buyersWallet, sellersWallet] = [new WalletPage(other.page), new WalletPage(page)]
  await buyersWallet.open()
  await buyersWallet.expectAvailable(Number(bought.available))
  await expect(buyersWallet.statement.getByRole('listitem').first()).toContainText('Trade reversed')
  await sellersWallet.open()
  await sellersWallet.expectAvailable(Number(sold.available))
  await expect(sellersWallet.statement.getByRole('listitem').first()).toContainText('Sale reversed')
  expect(await balancesOf(request, seller), 'nothing is pending any more').toMatchObject({ pending: sold.pending })
})
