import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { bargainables, offerAs, partOf } from '../../fixtures/bargains.ts'
import { reload } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { BargainsPage } from '../../pages/bargains-page.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

test('S1.4 S2.8 S2.10 an offer is countered, and the difference buys the item', async ({
  page,
  request,
  signIn,
  anotherBrowser,
}) => {
  const { context, page: sellersPage } = await anotherBrowser()
  const seller = await signIn(DEMO_SELLER_PHONE, context)
  const buyer = callerFor(request, await signIn(DEMO_BUYER_PHONE))
  const item = (await bargainables(request, seller))[0]!
  const [offer, counter] = [partOf(item.price, 80), partOf(item.price, 90)]

  await new GoodsPage(page, '/goods').open(item.goods_id, `?bargain=${item.listing_id}`)
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await expect(dialog).toContainText('Seller’s lowest (50%)')
  const field = dialog.getByLabel('Your offer')
  await field.fill('0.01')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(/The seller takes offers of ¥/)
  await expect(dialog.getByRole('button', { name: /^Offer ¥[\d.,]+ or more$/ })).toBeVisible()
  await field.fill(offer)
  await expect(dialog).toContainText('has 24 hours to accept, refuse or counter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Offer and hold ¥${offer}` }).dblclick()
  await expect(dialog).toContainText('Your offer is with')
  const sent = { listing_id: item.listing_id }
  const made = await buyer.post<{ items: { bargain_id: string }[] }>('/api/v1/order/my_bargain', sent)
  expect(made.items, 'two presses are one offer').toHaveLength(1)
  const { bargain_id: id } = made.items[0]!
  await dialog.getByRole('link', { name: 'See the bargain' }).click()
  await expect(page).toHaveURL(new RegExp(`/inventory/sent_bargain/${id}$`))
  const mine = new BargainsPage(page, 'buyer')
  await expect(mine.history).toContainText(`¥${offer} is held until the bargain ends`)

  const theirs = new BargainsPage(sellersPage, 'seller')
  await theirs.open()
  await expect(theirs.row(id)).toContainText('Accept, counter or refuse')
  await theirs.row(id).getByRole('link').first().click()
  await theirs.now.getByRole('button', { name: 'Counter' }).click()
  const countering = theirs.dialog('Counter the offer')
  await countering.getByLabel('Your counter').fill(item.price)
  await countering.getByRole('button', { name: 'Send the counter' }).click()
  await expect(countering.getByLabel('Your counter')).toHaveAccessibleDescription(/Your counter must be between ¥/)
  await countering.getByLabel('Your counter').fill(counter)
  await expectAccessible(sellersPage)
  await countering.getByRole('button', { name: `Send the counter of ¥${counter}` }).dblclick()
  await expect(countering).toBeHidden()
  await expect(theirs.now, 'it is right without a reload').toContainText('pays the difference or refuses')
  await expect(theirs.now, 'and announced').toHaveAttribute('aria-live', 'polite')
  await expect(theirs.history).toContainText(`Asks for ¥${counter}`)

  await reload(page)
  const due = (Number(counter) - Number(offer)).toFixed(2)
  await mine.now.getByRole('button', { name: `Pay the difference of ¥${due}` }).click()
  const paying = mine.dialog('Pay the difference')
  await expect(paying).toContainText('You buy the item at once')
  await expect(paying).toContainText(/for an item received today, on \d+ \w+ \d{4} at the earliest\./)
  await expectAccessible(page)
  await paying.getByRole('button', { name: `Pay ¥${due} and buy` }).dblclick()
  await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
  const orderId = page.url().split('/').at(-1)!
  await page.goBack()
  await expect(mine.now).toContainText('It has become an order.')
  await expect(mine.now.getByRole('button')).toHaveCount(0)
  await expect(mine.now.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    new RegExp(`/${orderId}$`),
  )

  await theirs.open('?show=accepted')
  await expect(theirs.row(id)).toContainText('Accepted')
})

test('S1.4 S2.10 offers are refused together and accepted, and one is withdrawn', async ({ page, request, signIn }) => {
  const buyerToken = await signIn(DEMO_BUYER_PHONE)
  const sellerToken = await signIn(DEMO_SELLER_PHONE)
  const items = (await bargainables(request, sellerToken)).slice(1, 5)
  const ids: string[] = []
  for (const item of items) ids.push(await offerAs(request, buyerToken, item, partOf(item.price, 70)))
  const [first, second, third, fourth] = ids as [string, string, string, string]

  const received = new BargainsPage(page, 'seller')
  await received.open()
  await received.row(first).getByRole('checkbox').check()
  await received.row(second).getByRole('checkbox').check()
  await expect(received.selection).toContainText(/2 selected.*offered for .* · you get ¥[\d.]+/)
  await expectAccessible(page)
  await received.action('Refuse').click()
  await received.dialog('Refuse 2 offers?').getByRole('button', { name: 'Refuse 2' }).click()
  const outcomes = received.dialog('2 of 2 done')
  await outcomes.getByRole('button', { name: 'Close' }).last().click()
  await expect(received.row(first)).toHaveCount(0)
  await expect(received.row(second)).toHaveCount(0)
  await expect(received.selection).toBeHidden()

  await received.row(third).getByRole('checkbox').check()
  await received.action('Accept').click()
  const accepting = received.dialog('Accept the offer')
  await expect(accepting).toContainText('It becomes a paid order at once')
  await (await received.readyToAccept()).dblclick()
  await expect(accepting).toBeHidden()
  await expect(received.row(third)).toHaveCount(0)

  const buyer = callerFor(request, await signIn(DEMO_BUYER_PHONE))
  const heldNow = async () => (await buyer.get<{ held: string }>('/api/v1/asset/info')).held
  const before = Number(await heldNow())
  const sent = new BargainsPage(page, 'buyer')
  await sent.open('?show=ended')
  await expect(sent.row(first)).toContainText('refused the offer')
  await sent.open('?show=accepted')
  await expect(sent.row(third)).toContainText('It has become an order.')
  await sent.openOne(fourth)
  await sent.now.getByRole('button', { name: 'Withdraw' }).click()
  const question = sent.dialog('Withdraw your offer?')
  const offer = partOf(items[3]!.price, 70)
  await expect(question).toContainText(`¥${offer} comes back to your balance at once.`)
  await question.getByRole('button', { name: 'Withdraw' }).dblclick()
  await expect(question).toBeHidden()
  await expect(sent.now).toContainText('You withdrew the offer.')
  expect(Number(await heldNow())).toBeCloseTo(before - Number(offer), 2)
})

test('S1.4 S8.7 S4.21 who may not buy is told before an offer and before a payment', async ({
  page,
  request,
  signIn,
  operate,
}) => {
  const sellerToken = await signIn(DEMO_SELLER_PHONE)
  const buyerToken = await signIn(DEMO_BUYER_PHONE)
  const item = (await bargainables(request, sellerToken))[5]!
  const { price, goods_id, listing_id } = item
  const id = await offerAs(request, buyerToken, item, partOf(price, 70))
  const counter = { action: 'counter', bargain_id: id, price: partOf(price, 90) }
  await callerFor(request, sellerToken).post('/api/v1/order/handle_bargain', counter)
  const sent = new BargainsPage(page, 'buyer')
  await sent.openOne(id)
  await sent.now.getByRole('button', { name: /^Pay the difference/ }).click()
  const paying = sent.dialog('Pay the difference')
  await expect(paying).toBeVisible()

  const ban = ['--kind', 'purchase_banned', '--why', 'a test']
  await operate('ban', DEMO_BUYER_PHONE, ...ban, ...restrictionTexts, '--days', '3')
  const told = page.getByRole('alertdialog', { name: 'Operation failed' })
  await paying.getByRole('button', { name: /^Pay ¥/ }).click()
  await expect(told).toContainText('banned from buying until')
  await expect(paying).toBeHidden()
  await new GoodsPage(page, '/goods').open(goods_id, `?bargain=${listing_id}`)
  await expect(told).toContainText('banned from buying until')
  await expect(page.getByLabel('Your offer')).toHaveCount(0)
  await operate('unban', DEMO_BUYER_PHONE, ...ban)

  await sent.openOne(id)
  await sent.now.getByRole('button', { name: 'Refuse the counter' }).click()
  await sent.dialog('Refuse the offer?').getByRole('button', { name: 'Refuse' }).click()
  await expect(sent.now).toContainText('You refused the counter.')
})
