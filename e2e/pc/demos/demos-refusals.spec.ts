import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { open, settleDialog } from '../../fixtures/pages.ts'
import { allAnswered, holdBack } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DemoPages } from '../../pages/demo-pages.ts'

const until = /until 20(29|30)-\d\d-\d\d \d\d:\d\d:\d\d/
const ownWords = /These are the exchange’s own words\./
const dialogs = [
  [301001, 'S8.8', 'Operation failed', /frozen for violations/],
  [301002, 'S8.9', 'Operation failed', ownWords],
  [301003, 'S8.7', 'Operation failed', /being closed.*mobile app under account security/],
  [301004, 'S8.10', 'Operation failed', until],
  [301005, 'S8.10', 'Operation failed', until],
  [301006, 'S8.10', 'Operation failed', until],
  [301007, 'S8.10', 'Operation failed', until],
  [301009, 'S8.11', 'Operation failed', ownWords],
  [301010, 'S8.11', 'Operation failed', ownWords],
  [301011, 'S8.13', 'Set up Steam first', /These are the exchange’s own words\..*not possible/],
  [301012, 'S8.13', 'Set up Steam first', /These are the exchange’s own words\..*not possible/],
] as const

test('S8.7 S8.8 S8.9 S8.10 S8.11 S8.13 S2.41 each refusal of a person opens its dialog', async ({ page }) => {
  await open(page, '/demos/dialog')
  const { alert, button } = new DemoPages(page)
  for (const [code, id, title, text] of dialogs) {
    await test.step(`${id} ${code}`, async () => {
      await button(`Refusal ${code}`).click()
      await expect(alert).toHaveAccessibleName(title)
      await expect(alert).toContainText(text)
      await settleDialog(page, alert)
      await page.keyboard.press('Escape')
      await expect(alert).toBeHidden()
    })
  }
})

test('S8.8 the dialog that says to contact support leads there', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/demos/dialog')
  const { alert, button } = new DemoPages(page)
  await button('Refusal 301001').click()
  await alert.getByRole('link', { name: 'Write to support' }).click()
  await expect(page).toHaveURL(/\/feedback$/)
  await expect(alert).toBeHidden()
})

test('S8.12 S2.40 what is left to prepare opens the checklist of four with its words', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/demos/dialog')
  const { dialog, button } = new DemoPages(page)
  const reason = 'These are the exchange’s own words.'
  for (const code of [301008, 301013]) {
    // The refetch finds nothing missing, which must not change the open dialog.
    const letGo = await holdBack(page)
    await button(`Refusal ${code}`).click()
    await expect(dialog).toContainText(reason)
    letGo()
    await allAnswered(page)
    await expect(dialog).toContainText(reason)
    await expect(dialog.getByRole('list', { name: 'Prepare for trading' }).getByRole('listitem')).toHaveCount(4)
    await settleDialog(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('S8.1 S8.2 S8.14 anything else is a toast', async ({ page }) => {
  await open(page, '/demos/dialog')
  const { notices, button } = new DemoPages(page)
  await button('Status 400').click()
  await expect(notices.getByText(/request was wrong/)).toBeVisible()
  await button('Status 500').click()
  await expect(notices.getByText(/not working as it should/)).toBeVisible()
  await button('Refusal 410005').click()
  await expect(notices.getByText('These are the exchange’s own words.')).toBeVisible()
})
