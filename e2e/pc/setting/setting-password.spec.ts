import { createHash } from 'node:crypto'
import { demoPassword, makeSellers } from '../../../src/demo/market-people.ts'
import { holdBack } from '../../fixtures/server-functions.ts'
import { sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

/** A seller of the demo that no other test signs in: a phone gets one message a minute. */
const { phone } = makeSellers('any')[4]!

test('S1.12 S5.4 a password is changed with a code, goes out as a digest only, and ends the other sessions', async ({
  page,
  request,
  captchaAnswer,
  signIn,
}) => {
  const other = await sessionOf(request, phone, captchaAnswer)
  await signIn(phone)
  const setting = new SettingPage(page)
  await setting.open()
  await setting.security.getByRole('button', { name: 'Change password' }).click()
  const dialog = setting.dialog('Change password')
  const password = dialog.getByRole('textbox', { name: 'New password' })
  const code = dialog.getByRole('textbox', { name: /^SMS code/ })
  const save = dialog.getByRole('button', { name: 'Save password' })
  await password.fill('short')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('8 characters')
  await password.fill('a-password-that-is-too-long')
  await expect(password).toHaveValue('a-password-that-')

  const send = dialog.getByRole('button', { name: /^Send code$|S after resend$/ })
  await setting.askForCode(code, send, phone)
  const right = await code.inputValue()
  await code.fill(right === '0000' ? '0001' : '0000')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('SMS code is wrong')
  await code.fill(right)
  // Other tests sign in with it, so it has to stay the demo's.
  await password.fill(demoPassword)
  const digest = createHash('md5').update(demoPassword).digest('hex')
  const sent = page.waitForRequest((asked) => (asked.postData() ?? '').includes(digest))
  await save.click()
  expect((await sent).postData()).not.toContain(demoPassword)
  await expect(dialog).toBeHidden()
  const info = await request.get('/api/v1/user/info', { headers: { authorization: `Bearer ${other}` } })
  expect(await info.json()).toMatchObject({ code: 102304 })
  expect(await sessionOf(request, phone, captchaAnswer)).not.toBe('')
})

test('S1.12 an answer that finds a fault elsewhere leaves whoever types on alone', async ({ page, signUp }) => {
  await signUp()
  const setting = new SettingPage(page)
  await setting.open()
  await setting.security.getByRole('button', { name: 'Set a password' }).click()
  const dialog = setting.dialog('Set a password')
  const [password, code] = [
    dialog.getByRole('textbox', { name: 'New password' }),
    dialog.getByRole('textbox', { name: /^SMS code/ }),
  ]
  await password.fill('12345678')
  await code.fill('0000')
  const letGo = await holdBack(page)
  await code.press('Enter')
  await code.press('Control+a')
  await code.press('5')
  letGo()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.press('Enter')
  await expect(code, 'too short').toHaveAttribute('aria-invalid', 'true')
  await code.fill('0000')
  await code.press('Enter')
  await expect(password, 'who waits is led to it').toBeFocused()
})
