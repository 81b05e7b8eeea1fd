import { makeSellers } from '../../../src/demo/market-people.ts'
import { reload } from '../../fixtures/pages.ts'
import { loseAnswer } from '../../fixtures/server-functions.ts'
import { newPhone } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

/** A seller of the demo that no other test signs in: whoever has just signed up gets no second message this minute. */
const { phone } = makeSellers('any')[5]!

test.use({ allowedConsole: [/net::ERR_FAILED/] })

test('S1.12 S5.1 S8.3 the phone is changed with a code of each, and a second press finds that it is if the answer was lost', async ({
  page,
  signIn,
  smsCode,
  captchaAnswer,
}) => {
  await signIn(phone)
  const setting = new SettingPage(page)
  await setting.open()
  await setting.security.getByRole('button', { name: 'Change phone number' }).click()
  const dialog = setting.dialog('Change phone number')
  const send = dialog.getByRole('button', { name: /^Send code$|S after resend$/ })
  await send.last().click()
  await expect(dialog.getByRole('alert')).toContainText('please enter a correct phone number')

  const next = newPhone()
  const captcha = dialog.getByRole('textbox', { name: 'Captcha' })
  await dialog.getByRole('textbox', { name: 'New phone number' }).fill(`+86 ${next}`)
  await send.last().click()
  await expect(dialog.getByRole('alert')).toContainText('please enter a correct graphic captcha')

  const code = dialog.getByRole('textbox', { name: 'SMS code to the new phone' })
  await code.fill('0000')
  await captcha.fill('0')
  await send.last().click()
  await expect(captcha, 'a used captcha is renewed').toHaveValue('')
  await expect(captcha).toHaveAccessibleDescription(/./)
  await expect(code, 'the code is cleared').toHaveValue('')

  const source = await dialog.locator('img').getAttribute('src')
  const [, captchaId = ''] = /([\w-]{8,64})(?:\.\w+)?(?:\?.*)?$/.exec(source ?? '') ?? []
  await captcha.fill(await captchaAnswer(captchaId))
  await send.last().click()
  await code.fill(await smsCode(next))

  const old = dialog.getByRole('textbox', { name: /^SMS code to the old phone/ })
  await setting.askForCode(old, send.first(), phone)
  const change = dialog.getByRole('button', { name: 'Change phone number' })
  await loseAnswer(page, next)
  await change.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await change.click()
  await expect(dialog).toBeHidden()
  await expect(setting.security).toContainText(`${next.slice(0, 3)}****${next.slice(-4)}`)
  await reload(page)
  await expect(setting.security).toContainText(next.slice(-4))
})
