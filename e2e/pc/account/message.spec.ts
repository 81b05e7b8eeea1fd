import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { holdBack } from '../../fixtures/server-functions.ts'
import { startFeedback } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MessagePage } from '../../pages/message-page.ts'

test.beforeEach(async ({ signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
})

test('S1.11 messages are counted in the header, told apart, and read one by one or all', async ({
  page,
  request,
  operate,
  signUp,
}) => {
  // A person without other messages, sales or payments during the test.
  const own = await signUp()
  const mail = new MessagePage(page)
  const unread = async () => Number(/(\d+) unread/.exec((await mail.header.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  await open(page, '/message')
  const before = await unread()
  for (const text of ['One', 'Two', 'Three']) {
    const id = await startFeedback(request, own.token, text)
    await operate('close-feedback', id, '--seen', '1', '--why', 'test')
  }
  await open(page, '/message?unread=1')
  await expect.poll(unread).toBe(before + 3)

  const readOne = mail.message('Your feedback has been closed').getByRole('button', { name: /^Mark as read/ })
  await readOne.first().click()
  await expect.poll(unread).toBe(before + 2)
  await expect(readOne, 'whether it stays among the unread or has left them').toHaveCount(2)

  await mail.kinds.getByRole('link', { name: /^Service/ }).click()
  await expect(page).toHaveURL(/\/message\?category=service&unread=1$/)
  await mail.unreadOnly.click()
  await expect(page).toHaveURL(/\/message\?category=service$/)
  await mail.readThese.click()
  await expect.poll(unread).toBe(before)
  await expect(mail.readThese).toBeDisabled()
  await open(page, '/message?category=service&unread=1')
  await expect(page.getByText('You’re all caught up')).toBeVisible()
})

test('S1.11 S2.19 while a choice is loading, the page and the focus stay, a bar says so, and what is chosen meanwhile is added to it', async ({
  page,
}) => {
  const mail = new MessagePage(page)
  await open(page, '/message')
  const service = mail.kinds.getByRole('link', { name: /^Service/ })
  const goOn = await holdBack(page)
  await service.press('Enter')
  // Shown from the start, visible to the eye after a moment only.
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCSS('opacity', /^(1|0\.[5-9])/)
  await expect(service).toBeFocused()
  await expect(mail.messages.first()).toBeVisible()
  goOn()
  await expect(service).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCount(0)
  await expect(service).toBeFocused()

  const goOnAgain = await holdBack(page)
  const unreadOnly = await mail.unreadOnly.elementHandle()
  // The second click follows as soon as the first one's result is painted.
  await mail.kinds.getByRole('link', { name: /^Trades/ }).evaluate(async (trades, second) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    ;(trades as HTMLElement).click()
    await drawn()
    await drawn()
    ;(second as HTMLElement).click()
  }, unreadOnly)
  await expect(page).toHaveURL(/\/message\?category=trade&unread=1$/)
  goOnAgain()
  await expect(mail.kinds.getByRole('link', { name: /^Trades/ })).toHaveAttribute('aria-current', 'true')
  await expect(mail.unreadOnly).toHaveAttribute('aria-current', 'true')
})
