import { DEMO_BUYER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeBackTo, openUnfinished } from '../fixtures/pages.ts'
import { allAnswered } from '../fixtures/server-functions.ts'
import { callerFor } from '../fixtures/session.ts'
import { LoginDialog } from '../pages/login-dialog.ts'
import { Refusals } from '../pages/refusals.ts'

/** A proxy in front of the exchange returns codes and statuses that the exchange itself gives rarely or never. */
const said = 'The exchange says so.'
const refusal = (code: number, extra?: object) => ({ status: 200, body: { code, message: said, data: null, extra } })
const preview = '/api/v1/check/order/preview'
const info = '/api/v1/user/info'

test.describe('as the demo buyer', () => {
  let token = ''

  test.beforeEach(async ({ site, signIn, page }) => {
    token = await signIn(DEMO_BUYER_PHONE)
    await openUnfinished(page, `${site.url}/demos/dialog`)
  })

  test('S8.1 S8.2 an HTTP status is a toast, whichever side of the site it comes from', async ({ page, site }) => {
    const refusals = new Refusals(page)
    const answers = [
      [[400, 401, 403, 404], 'The request was wrong. Please try again later.'],
      [[500, 502, 503, 504], 'The server is not working as it should. Please try again later.'],
    ] as const
    for (const [statuses, text] of answers) {
      for (const status of statuses) {
        site.answerWith((path) => (path.startsWith(preview) ? { status } : undefined))
        await refusals.check('buy')
        await refusals.expectToast(text)
      }
    }
  })

  test('S8.10 to S8.14 a code is told as its row of the catalogue says', async ({ page, site, request }) => {
    const refusals = new Refusals(page)
    const answer = (code: number, extra?: object) =>
      site.answerWith((path) => (path.startsWith(preview) ? refusal(code, extra) : undefined))

    answer(301000)
    await refusals.check('buy')
    await refusals.expectNotice(/^.*The exchange says so\./)

    answer(301004)
    await refusals.check('buy')
    await refusals.expectNotice(/The exchange says so\./)

    for (const code of [300999, 301014, 400429]) {
      answer(code)
      await refusals.check('buy')
      await refusals.expectToast(said)
    }

    answer(301008)
    await refusals.check('buy')
    await expect(refusals.checklist).toContainText(said)
    await page.keyboard.press('Escape')

    // The checklist sends requests, too: one still in flight would get the next answer.
    await allAnswered(page)
    const setup_failure = 'trade_url_invalid'
    const person = await callerFor(request, token).get<object>(info)
    const broken = { status: 200, body: { code: 0, message: '', data: { ...person, setup_failure } } }
    site.answerWith((path) => {
      if (path.startsWith(preview)) return refusal(301013, { setup_failure })
      return path.startsWith(info) ? broken : undefined
    })
    await refusals.check('buy')
    await expect(refusals.checklist).toContainText(said)
    await expect(refusals.checklist.getByText('Not done yet')).toHaveCount(1)
    site.answerWith(() => undefined)
    await comeBackTo(page)
    await expect(refusals.checklist.getByText('Not done yet'), 'S2.40 true again on return').toHaveCount(0)
    await page.keyboard.press('Escape')

    for (const code of [301011, 301012]) {
      answer(code)
      await refusals.check('buy')
      await expect(refusals.question).toContainText(`${said} Trading is not possible`)
      await refusals.question.getByRole('button', { name: 'Later' }).click()
      await expect(refusals.question).toBeHidden()
    }
    answer(301012)
    await refusals.check('buy')
    await refusals.goToSettings()
  })

  test('S2.42 a check is repeated even while an earlier one is in flight', async ({ page, site }) => {
    const refusals = new Refusals(page)
    site.answerWith((path) => (path.startsWith(preview) ? refusal(301008) : undefined))
    await refusals.check('buy')
    await expect(refusals.checklist).toContainText(said)

    await allAnswered(page)
    const late = Promise.withResolvers<ReturnType<typeof refusal>>()
    let isAsked = false
    site.answerWith((path) => {
      if (!path.startsWith(preview)) return
      isAsked = true
      return late.promise
    })
    await comeBackTo(page)
    await expect.poll(() => isAsked, 'S2.40 asked again on return').toBe(true)
    await page.keyboard.press('Escape')
    site.answerWith((path) => (path.startsWith(preview) ? refusal(301011) : undefined))
    await refusals.check('buy')
    // The browser would not repeat a request that is still in flight.
    late.resolve(refusal(301008))
    await expect(refusals.question).toContainText(said)
  })

  test('S8.6 S4.20 11006 clears token and user, and opens the login dialog', async ({
    page,
    site,
    smsCode,
    captchaAnswer,
  }) => {
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible()
    site.answerWith((path) => (path.startsWith(preview) ? refusal(11006) : undefined))
    await new Refusals(page).check('buy')
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await expect(login.root).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/demos/dialog')
    await expect(page.getByRole('link', { name: /^Balance/ })).toHaveCount(0)
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
  })
})

test('S8.3 S8.4 S8.5 codes of the login form are said at its fields', async ({
  page,
  site,
  smsCode,
  captchaAnswer,
}) => {
  await openUnfinished(page, `${site.url}/market/csgo?login=1`)
  const login = new LoginDialog(page, { smsCode, captchaAnswer })
  for (const code of [65005, 65003]) {
    site.answerWith((path) => (path === '/api/v1/sms/login' ? refusal(code) : undefined))
    await login.phone.fill('13900000077')
    await login.smsCode.fill('12')
    const before = await login.picture.getAttribute('src')
    await login.captcha.fill(await login.captchaAnswer())
    await login.send.click()
    await expect(login.picture).not.toHaveAttribute('src', before ?? '')
    await expect.poll(() => login.errorOf(login.captcha)).toBe(said)
    await expect(login.smsCode).toHaveValue('')
  }
  site.answerWith((path) => (path === '/api/v1/user/sms_login' ? refusal(65005) : undefined))
  await login.captcha.fill('1234')
  await login.smsCode.fill('1234')
  await login.submit.click()
  await expect(login.smsCode).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => login.errorOf(login.smsCode)).toBe(said)

  site.answerWith((path) => (path === '/api/v1/user/pwd_login' ? refusal(102312) : undefined))
  await login.root.getByRole('tab', { name: 'Password' }).click()
  await login.password.fill(demoPassword)
  await login.captcha.fill('1234')
  await login.submit.click()
  await expect(login.captcha).toHaveValue('')
  await expect.poll(() => login.errorOf(login.phone)).toBe(said)
  await expect.poll(() => login.errorOf(login.password)).toBe(said)
})
