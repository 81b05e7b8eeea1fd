import { DEMO_BUYER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { open } from '../../fixtures/pages.ts'
import { sitePages } from '../../fixtures/site-pages.ts'
import { BookmarksPage } from '../../pages/bookmarks-page.ts'
import { FeedbackPage, FeedbackRecordPage } from '../../pages/feedback-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { MessagePage } from '../../pages/message-page.ts'
import { Preparation } from '../../pages/preparation.ts'
import { SettingPage } from '../../pages/setting-page.ts'

const pageNamed = (name: string) => sitePages.find((sitePage) => sitePage.name === name)!

test('S2.30 S2.34 a person signs in by password with a keyboard alone, and out again', async ({
  page,
  keyboard,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/market/csgo')
  await keyboard.use(page.getByRole('button', { name: 'Sign in' }))
  const login = new LoginDialog(page, { smsCode, captchaAnswer })
  await expect(login.phone).toBeFocused()
  await keyboard.tabTo(login.root.getByRole('tab', { name: 'SMS code' }), { backward: true })
  await keyboard.press('ArrowRight')
  await expect(login.root.getByRole('tab', { name: 'Password' })).toBeFocused()
  await keyboard.write(login.phone, DEMO_BUYER_PHONE)
  await keyboard.press('Enter')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(demoPassword)
  await keyboard.press('Enter')
  await expect(login.captcha).toBeFocused()
  await page.keyboard.type(await login.captchaAnswer())
  await keyboard.press('Enter')
  await expect(page.getByText('Login succeeded')).toBeVisible()
  await expect(login.root).toBeHidden()
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible()

  const menu = page.getByRole('banner').getByRole('button', { name: /^Account of / })
  await keyboard.use(menu)
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('S1.12 a nickname is changed with a keyboard alone, or left as it is, and the focus comes back', async ({
  page,
  keyboard,
  signUp,
}) => {
  await signUp()
  const setting = new SettingPage(page)
  await setting.open()
  const change = setting.profile.getByRole('button', { name: 'Change nickname' })
  const name = setting.profile.getByRole('textbox', { name: 'Nickname' })
  await keyboard.use(change)
  await expect(name).toBeFocused()
  await keyboard.press('Escape')
  await expect(change).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.write(name, 'N')
  await keyboard.use(setting.profile.getByRole('button', { name: 'Save' }))
  await expect(name, 'the answer says that it is too short').toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await keyboard.write(name, 'Night Heron')
  await keyboard.press('Enter')
  await expect(setting.profile).toContainText('Night Heron')
  await expect(change).toBeFocused()
})

test('S1.14 a trade link is set with a keyboard alone, and the focus comes back', async ({
  page,
  keyboard,
  app,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  await new SettingPage(page).open()
  const step = new Preparation(page).step('Set your trade link')
  // The demo's own link has the address at which the demo was created.
  const [path] = /\/simulators\/\S+token=\w+/.exec(await step.innerText()) ?? []
  const link = `${app.url}${path}`
  const change = step.getByRole('button', { name: 'Change: Trade link' })
  await keyboard.use(change)
  const field = step.getByRole('textbox', { name: 'Trade link' })
  await expect(field).toBeFocused()
  await page.keyboard.type(link)
  await keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(step).toContainText(link)
  await expect(change).toBeFocused()
})

test('S1.10 a feedback is written and sent with a keyboard alone', async ({ page, keyboard, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/feedback')
  const feedback = new FeedbackPage(page)
  await keyboard.tabTo(feedback.form.getByRole('radio', { checked: true }))
  await keyboard.press('ArrowRight')
  await expect(feedback.topic('An order')).toBeChecked()
  await keyboard.write(feedback.writing.text, 'Nobody needs a mouse')
  await keyboard.use(feedback.send)
  const record = new FeedbackRecordPage(page)
  await record.id()
  await expect(record.messages.first()).toContainText('Nobody needs a mouse')
})

test('S1.7 a bookmark is taken off with a keyboard alone, and the focus goes to the next one', async ({
  page,
  keyboard,
  visit,
}) => {
  await visit(pageNamed('/collect'))
  const { goods, removal } = new BookmarksPage(page)
  const count = await goods.count()
  await keyboard.use(removal(goods.first()))
  await expect(goods).toHaveCount(count - 1)
  for (let left = count - 1; left > 0; left--) {
    await expect(removal(goods.first())).toBeFocused()
    await keyboard.press('Space')
    await expect(goods).toHaveCount(left - 1)
  }
  await expect(page.getByRole('main')).toBeFocused()
})

test('S1.11 a message is read with a keyboard alone, and the focus stays with it', async ({
  page,
  keyboard,
  visit,
}) => {
  await visit(pageNamed('/message'))
  const { messages, header } = new MessagePage(page)
  const message = messages.first()
  await expect(header).toHaveAccessibleName(/unread/)
  await keyboard.use(message.getByRole('button', { name: /^Mark as read/ }))
  await expect(message.getByRole('button')).toHaveCount(0)
  await expect(message.getByRole('link')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/message/)
})
