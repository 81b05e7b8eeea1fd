import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { open } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { newPhone } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { Preparation } from '../../pages/preparation.ts'
import { Refusals, type Check } from '../../pages/refusals.ts'
import { SteamPage } from '../../pages/steam.ts'

const checks: Check[] = ['buy', 'sell', 'purchase order', 'supply']
const date = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`

/** Restrictions, the checks they fail and the message shown: one that applies to all checks, and one that ends. The
 * others are tested without a browser. */
const restrictions: { id: string; kind: string; days?: string; checks: Check[]; text: RegExp }[] = [
  { id: 'S8.7 301003', kind: 'closing', checks, text: /being closed.*revoke.*mobile app under account security/ },
  {
    id: 'S8.10 301004',
    kind: 'purchase_banned',
    days: '3',
    checks: ['buy'],
    text: new RegExp(`banned from buying until ${date}, when the ban is lifted`),
  },
]

for (const { id, kind, days, checks: met, text } of restrictions) {
  test(`${id} S4.21 S2.42 a person who is ${kind} is told so before ${met.join(', ')}`, async ({
    page,
    operate,
    signIn,
  }) => {
    const why = ['--kind', kind, '--why', 'a test']
    await operate('ban', DEMO_BUYER_PHONE, ...why, ...restrictionTexts, ...(days ? ['--days', days] : []))
    try {
      await signIn(DEMO_BUYER_PHONE)
      await open(page, '/demos/dialog')
      const refusals = new Refusals(page)
      for (const action of met) {
        await refusals.check(action)
        await refusals.expectNotice(text)
      }
      for (const action of checks.filter((one) => days && !met.includes(one))) {
        await refusals.check(action)
        await refusals.expectToast('You may go on')
      }
    } finally {
      await operate('unban', DEMO_BUYER_PHONE, ...why)
    }
  })
}

test('S2.41 S8.7 the account-closing notice is 400 px wide, says operation failed, and is accessible', async ({
  page,
}) => {
  await open(page, '/demos/dialog')
  const refusals = new Refusals(page)
  await page.getByRole('button', { name: 'Account-closing notice' }).click()
  await expect(refusals.notice).toBeVisible()
  await expect.poll(async () => (await refusals.notice.boundingBox())?.width).toBe(400)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(refusals.notice).toBeHidden()
})

test('S2.42 a visitor is asked to sign in before any of the four', async ({ page }) => {
  await open(page, '/demos/dialog')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const refusals = new Refusals(page)
  for (const action of checks) {
    await refusals.check(action)
    await expect(dialog).toBeVisible()
    await refusals.expectNothingDone()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('S8.13 S8.12 S2.40 a newcomer is led through the preparation, and the list is true on return', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  const refusals = new Refusals(page)
  await open(page, '/demos/dialog?login=1')
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms(newPhone())
  await refusals.check('sell')
  await expect(refusals.question, '301011').toContainText(/not bound yet\. Trading is not possible/)
  await refusals.goToSettings()
  const preparation = new Preparation(page)
  await expect(
    page.getByRole('heading', { name: 'Prepare for trading' }),
    'not at the top of the page',
  ).toBeInViewport()
  await preparation.step('Bind your Steam account').getByRole('button', { name: 'Sign in with Steam' }).click()
  await new SteamPage(page).signInAsNewAccount('Refusals')
  await expect(page, 'S2.42 back to where they came from, with what is left to do').toHaveURL(/\/demos\/dialog$/)
  await expect(refusals.checklist).toBeVisible()
  await preparation.expectDone('Bind your Steam account')

  await open(page, '/demos/dialog')
  await refusals.check('buy')
  await expect(refusals.checklist, '301008').toContainText('Please finish preparing for trading.')
  await expectAccessible(page)
  await preparation.expectDone('Bind your Steam account')
  for (const title of ['Set your API key', 'Set your trade link']) {
    await expect(preparation.step(title).getByText('Not done yet')).toBeVisible()
  }
  await preparation.finish()
  await expect(refusals.checklist.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(refusals.checklist).not.toContainText('Please finish preparing')
  await refusals.checklist.getByRole('button', { name: 'Done' }).click()
  for (const action of checks) {
    await refusals.check(action)
    await refusals.expectToast('You may go on')
  }
})
