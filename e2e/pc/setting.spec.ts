import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { letMinutePass } from '../fixtures/sms.ts'
import { chooseTheme, comeAlive, expectAccessible, open, THEMES } from '../fixtures/pages.ts'
import { keepSession, sessionOf, signUp } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { SettingPage } from '../pages/setting-page.ts'

const newPhone = ({ parallelIndex, line }: { parallelIndex: number; line: number }) =>
  `1371${String(parallelIndex).padStart(2, '0')}${String(line).padStart(5, '0')}`

test.describe('the settings of somebody new', () => {
  let token = ''
  let phone = ''

  test.beforeEach(async ({ context, app, request, captchaAnswer, smsCode }, testInfo) => {
    phone = newPhone(testInfo)
    token = await signUp(request, phone, { captchaAnswer, smsCode })
    await keepSession(context, app.url, token)
  })

  test('S1.12 S3.5 a nickname is refused at its field, else shown here, in the header and after a reload', async ({
    page,
  }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await setting.nickname('x')
    await expect(setting.profile.getByRole('alert')).toContainText('2 to 16 characters')
    await setting.profile.getByRole('textbox', { name: 'Nickname' }).fill('Blue Heron')
    await expect(setting.profile.getByRole('alert')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(setting.profile).toContainText('Blue Heron')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Blue Heron' })).toBeVisible()
    await page.reload()
    await expect(setting.profile).toContainText('Blue Heron')
  })

  test('S1.12 S3.6 delivery limit, bargains and SMS are changed at once and stay so', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    const limit = setting.preferences.getByRole('radio', { name: 'Only the buyer' })
    const bargain = setting.preferences.getByRole('switch', { name: 'Let buyers bargain' })
    const sms = setting.preferences.getByRole('switch', { name: 'SMS about sales' })
    await expect(setting.preferences.getByRole('radio', { name: 'Either side' })).toBeChecked()
    await limit.check()
    await expect(page.getByText('Saved')).toBeVisible()
    await bargain.click()
    await expect(bargain).not.toBeChecked()
    await sms.focus()
    await page.keyboard.press('Space')
    await expect(sms).not.toBeChecked()
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/v1/user/info', { headers: { authorization: `Bearer ${token}` } })
        return ((await answer.json()) as { data: object }).data
      })
      .toMatchObject({ sell_delivery_limit: 2, allow_buyer_bargain: false, allow_sms_notification: false })
    await page.reload()
    await expect(limit).toBeChecked()
    await expect(bargain).not.toBeChecked()
    await expect(sms).not.toBeChecked()
  })

  test('S1.12 an avatar is cut out with the keyboard, sent, and shown in the header', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    // Red at the left, blue at the right: what was cut out can be told by its colour.
    const half = { width: 300, height: 300, channels: 3 as const }
    const red = await sharp({ create: { ...half, background: '#f00' } })
      .png()
      .toBuffer()
    const buffer = await sharp({ create: { ...half, width: 600, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const dialog = await setting.choosePicture({ name: 'me.png', mimeType: 'image/png', buffer })
    const area = dialog.getByRole('application', { name: 'Part of the picture that is shown' })
    await area.focus()
    // The picture goes to the right until its left end is seen.
    for (let count = 0; count < 6; count++) await page.keyboard.press('Shift+ArrowRight')
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await dialog.getByRole('button', { name: 'Use this one' }).click()
    await expect(dialog).toBeHidden()
    const address = await setting.headerPicture()
    const picture = sharp(await (await page.request.get(address)).body())
    const { dominant } = await picture.stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
    await page.reload()
    expect(await setting.headerPicture()).toBe(address)
  })

  test('S1.12 what is no picture, or too small a one, is refused before it is sent', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    const dialog = await setting.choosePicture(text)
    await expect(dialog.getByRole('alert')).toContainText('no picture')
    const tiny = { create: { width: 40, height: 90, channels: 3 as const, background: '#0f0' } }
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a picture' }).click()
    const buffer = await sharp(tiny).png().toBuffer()
    await (await choosing).setFiles({ name: 'b.png', mimeType: 'image/png', buffer })
    await expect(dialog.getByRole('alert')).toContainText('too small')
  })

  test('S1.12 a ready-made avatar is chosen with the arrow keys', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await setting.profile.getByRole('button', { name: 'Change avatar' }).click()
    const dialog = setting.dialog('Avatar')
    await dialog.getByRole('tab', { name: 'Ready-made' }).click()
    await dialog.getByRole('radio', { name: 'Avatar 2', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Avatar 3', exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect(await setting.headerPicture()).toMatch(/\/p3\.webp$/)
  })

  test('S4.21 S6.3 what the person may not do is said on top, and until when', async ({ page, operate }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await expect(setting.restrictions).toBeHidden()
    for (const [kind, ...days] of [['purchase_banned', '--days', '3'], ['sale_banned']] as const) {
      const { hasPassed, output } = await operate('ban', phone, '--kind', kind, ...days, '--why', 'a test')
      expect(hasPassed, output).toBe(true)
    }
    await setting.open()
    const said = setting.restrictions.getByRole('listitem')
    await expect(said).toHaveCount(2)
    await expect(said.filter({ hasText: 'You cannot buy' })).toHaveText(
      /^You cannot buy, until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    )
    await expect(said.filter({ hasText: 'You cannot sell' })).toHaveText('You cannot sell')
    await expectAccessible(page)
    await operate('unban', phone, '--kind', 'sale_banned', '--why', 'a test')
    await setting.open()
    await expect(said).toHaveCount(1)
  })

  test('S1.12 S5.1 the phone is changed with a code of each', async ({ page, app, smsCode, captchaAnswer }) => {
    // Signing up has taken this minute's message.
    await letMinutePass(app, phone)
    const setting = new SettingPage(page)
    await setting.open()
    await setting.security.getByRole('button', { name: 'Change phone number' }).click()
    const dialog = setting.dialog('Change phone number')
    const send = dialog.getByRole('button', { name: /^Send code$|S after resend$/ })
    await send.last().click()
    await expect(dialog.getByRole('alert')).toContainText('please enter a correct phone number')

    const next = phone.replace(/^1371/, '1372')
    const captcha = dialog.getByRole('textbox', { name: 'Graphic captcha' })
    await dialog.getByRole('textbox', { name: 'New phone number' }).fill(`+86 ${next}`)
    await send.last().click()
    await expect(dialog.getByRole('alert')).toContainText('please enter a correct graphic captcha')
    const source = await dialog.locator('img').getAttribute('src')
    const [, captchaId = ''] = /([\w-]{8,64})(?:\.\w+)?(?:\?.*)?$/.exec(source ?? '') ?? []
    await captcha.fill(await captchaAnswer(captchaId))
    await send.last().click()
    await dialog.getByRole('textbox', { name: 'SMS code to the new phone' }).fill(await smsCode(next))

    const old = dialog.getByRole('textbox', { name: /^SMS code to the old phone/ })
    await setting.askForCode(old, send.first(), phone)
    await dialog.getByRole('button', { name: 'Change phone number' }).click()
    await expect(dialog).toBeHidden()
    await expect(setting.security).toContainText(`${next.slice(0, 3)}****${next.slice(-4)}`)
    await page.reload()
    await expect(setting.security).toContainText(next.slice(-4))
  })

  test('S1.12 WeChat is bound by its page, and unbound', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await setting.security.getByRole('button', { name: 'Bind WeChat' }).click()
    await page.getByLabel('Name', { exact: true }).fill('heron at wechat')
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page).toHaveURL(/\/setting$/)
    await expect(setting.security).toContainText('heron at wechat')
    await setting.security.getByRole('button', { name: 'Unbind WeChat' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unbind' }).click()
    await expect(setting.security.getByRole('button', { name: 'Bind WeChat' })).toBeVisible()
  })

  test('S1.12 who refuses at WeChat is told so and is bound to nothing', async ({ page }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await setting.security.getByRole('button', { name: 'Bind WeChat' }).click()
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('alert')).toContainText('WeChat was not bound')
    await page.getByRole('link', { name: 'Go to settings' }).click()
    await expect(setting.security.getByRole('button', { name: 'Bind WeChat' })).toBeVisible()
  })

  test('S1.12 S8.6 another browser is signed out from here, and all others at once', async ({
    page,
    browser,
    app,
    captchaAnswer,
    request,
  }) => {
    const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    const other = await browser.newContext({ baseURL: app.url })
    await keepSession(other, app.url, await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer))
    const there = await other.newPage()
    await open(there, '/setting')

    await keepSession(page.context(), app.url, seller)
    const setting = new SettingPage(page)
    await setting.open()
    const here = setting.devices.getByRole('listitem').filter({ hasText: 'This device' })
    await expect(here).toHaveCount(1)
    await expect(here).toContainText(/Last seen .* from (127\.0\.0\.1|::1)/)
    await expect(here.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    const others = setting.devices.getByRole('listitem').filter({ hasNotText: 'This device' })
    const count = await others.count()
    await others
      .first()
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await expect(others).toHaveCount(count - 1)

    await there.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wallet' }).click()
    await expect(there).toHaveURL(/\/market\/csgo\?login=1/)
    await expect(there.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await other.close()

    await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    await page.reload()
    await page.getByRole('button', { name: 'Sign out all others' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click()
    await expect(setting.devices.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await comeAlive(page)
    await expect(here).toBeVisible()
  })
})

test('S1.12 S5.4 a password is changed with a code, goes out as a digest only, and ends the other sessions', async ({
  page,
  context,
  app,
  request,
  captchaAnswer,
}) => {
  await letMinutePass(app, DEMO_SELLER_PHONE)
  const other = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  await keepSession(context, app.url, await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer))
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
  await setting.askForCode(code, send, DEMO_SELLER_PHONE)
  const right = await code.inputValue()
  await code.fill(right === '0000' ? '0001' : '0000')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('SMS code is wrong')
  await code.fill(right)
  // Others sign in with it: it has to stay what the demo says.
  await password.fill(demoPassword)
  const digest = createHash('md5').update(demoPassword).digest('hex')
  const sent = page.waitForRequest((asked) => (asked.postData() ?? '').includes(digest))
  await save.click()
  expect((await sent).postData()).not.toContain(demoPassword)
  await expect(dialog).toBeHidden()
  const info = await request.get('/api/v1/user/info', { headers: { authorization: `Bearer ${other}` } })
  expect(await info.json()).toMatchObject({ code: 102304 })
  expect(await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)).not.toBe('')
})

for (const theme of THEMES) {
  test(`S2.7 settings and receiving accounts in the ${theme} theme render the same on both sides and are accessible`, async ({
    page,
    context,
    app,
    request,
    captchaAnswer,
  }) => {
    await chooseTheme(page, app.url, theme)
    await keepSession(context, app.url, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
    expect(await open(page, '/receivables')).toBe(200)
    await expectAccessible(page)
    const setting = new SettingPage(page)
    expect(await setting.open()).toBe(200)
    await expect(page).toHaveTitle(/^Settings/)
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'Mobile app' }).getByRole('img', { name: app.url })).toBeVisible()
    const opening = [
      [setting.profile, 'Change avatar', 'Avatar'],
      [setting.security, 'Change phone number', 'Change phone number'],
      [setting.security, 'Change password', 'Change password'],
      [setting.security, 'Verify your real name', 'Verify your real name'],
    ] as const
    for (const [part, button, title] of opening) {
      const opener = part.getByRole('button', { name: button })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(setting.dialog(title)).toBeVisible()
      await expect(setting.dialog(title).locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(setting.dialog(title)).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}
