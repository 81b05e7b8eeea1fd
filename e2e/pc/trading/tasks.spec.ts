import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { bargainables, offerAs, partOf } from '../../fixtures/bargains.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { BargainsPage } from '../../pages/bargains-page.ts'

test('S1.4 what waits for a person is counted on every page, listed by deadline, and gone once it is done', async ({
  page,
  request,
  signIn,
}) => {
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const seller = await signIn(DEMO_SELLER_PHONE)
  const item = (await bargainables(request, seller))[6]!
  const id = await offerAs(request, buyer, item, partOf(item.price, 70))

  await open(page, '/market/csgo')
  const counter = page.getByRole('banner').getByRole('link', { name: /^To do, \d+ waiting for you$/ })
  const countOf = async () => Number(/\d+/.exec((await counter.getAttribute('aria-label')) ?? '')?.[0])
  // Sales that the demo answers for the seller come and go meanwhile: the page sees that on its return to the front.
  const missed = async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    return (await callerFor(request, seller).get<{ total: number }>('/api/ext/tasks/list')).total - (await countOf())
  }
  await expect(counter).toBeVisible()
  await expect.poll(missed).toBe(0)
  await counter.click()
  await expect(page).toHaveURL(/\/tasks$/)
  const tasks = page.getByRole('list', { name: 'Your tasks' }).getByRole('listitem')
  await expect.poll(async () => (await tasks.count()) - (await countOf())).toBe(0)
  const times = await tasks.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!))
  expect(times, 'the nearest deadline first').toEqual(times.toSorted())
  await expectAccessible(page)

  const mine = tasks.filter({ has: page.locator(`a[href$="/sale/received_bargain/${id}"]`) })
  await expect(mine).toContainText('Answer the bargain')
  await mine.getByRole('link').click()
  const bargain = new BargainsPage(page, 'seller')
  await bargain.now.getByRole('button', { name: 'Refuse' }).click()
  await bargain.dialog('Refuse the offer?').getByRole('button', { name: 'Refuse' }).click()
  await expect(bargain.now).toContainText('You refused the offer.')
  await expect.poll(missed, { message: 'the counter knows of it without a reload' }).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(mine).toHaveCount(0)
})
