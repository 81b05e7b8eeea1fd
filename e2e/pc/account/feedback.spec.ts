import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { open } from '../../fixtures/pages.ts'
import { pictureFile } from '../../fixtures/picture.ts'
import { endFeedback, startFeedback } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { FeedbackPage, FeedbackRecordPage } from '../../pages/feedback-page.ts'
import { MessagePage } from '../../pages/message-page.ts'

test.beforeEach(async ({ signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
})

test('S1.10 S1.11 a feedback with a picture is answered by the operators’ tool, read, replied to and closed @pictures', async ({
  page,
  operate,
  signUp,
}) => {
  // A person without other messages.
  await signUp()
  const feedback = new FeedbackPage(page)
  const record = new FeedbackRecordPage(page)
  const mail = new MessagePage(page)

  await open(page, '/feedback')
  await feedback.topic('A payment').check()
  await feedback.writing.text.fill('My recharge of ¥100 has not arrived.')
  await feedback.writing.choose(await pictureFile('receipt.png'), await pictureFile('wrong.png', 'teal'))
  await feedback.writing.expectUploaded(2)
  await feedback.writing.remove('wrong.png')
  await feedback.writing.expectUploaded(1)
  await expectAccessibleInBothThemes(page)
  await feedback.send.click()

  const id = await record.id()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A payment')
  await expect(record.messages).toHaveCount(1)
  await expect(record.messages.first()).toContainText('My recharge of ¥100 has not arrived.')
  const picture = record.messages.first().getByRole('img', { name: 'Picture 1' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

  const answered = await operate(
    'reply',
    id,
    '--seen',
    '1',
    '--text',
    'It arrived at 14:06. Please look again.',
    '--why',
    'test',
  )
  expect(answered).toContain(`feedback ${id} is answered`)
  await open(page, '/message')
  await expect(mail.header).toHaveAccessibleName('Messages, 1 unread')
  await mail.message('Your feedback has an answer').getByRole('link').click()
  expect(await record.id()).toBe(id)
  await expect(record.messages.nth(1)).toContainText('It arrived at 14:06. Please look again.')
  await expect(mail.header).toHaveAccessibleName('Messages')

  await record.writing.text.fill('I see it now, thank you.')
  await record.writing.choose(await pictureFile('balance.png', 'gold'))
  await record.writing.expectUploaded(1)
  await record.send.click()
  await expect(record.messages).toHaveCount(3)
  await expect(record.messages.nth(2)).toContainText('I see it now, thank you.')
  await expect(record.messages.nth(2).getByRole('img')).toHaveCount(1)
  await expect(record.writing.text).toHaveValue('')

  await record.close.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByText('This feedback is closed.')).toBeVisible()
  await expect(record.form).toBeHidden()
  await open(page, '/feedback?state=closed')
  await expect(feedback.mine.getByRole('link', { name: /A payment/ })).toContainText('Closed')
})

test('S1.10 an order that is not theirs is said at its field, with what was written', async ({ page }) => {
  const feedback = new FeedbackPage(page)
  await open(page, '/feedback')
  await feedback.topic('An order').check()
  const order = feedback.form.getByRole('textbox', { name: 'Order number' })
  await order.fill('987654321')
  await feedback.writing.text.fill('Where is it?')
  await feedback.send.click()
  await expect(feedback.form.getByRole('alert')).toHaveText('You have no order with this number')
  await expect(order).toBeFocused()
  await expect(order).toHaveAccessibleDescription('You have no order with this number')
  await expect(feedback.writing.text).toHaveValue('Where is it?')
  await order.fill('')
  await expect(feedback.form.getByRole('alert')).toBeHidden()
  await feedback.send.click()
  await new FeedbackRecordPage(page).id()
})

test('S1.10 the same words can be said twice', async ({ page }) => {
  const feedback = new FeedbackPage(page)
  const record = new FeedbackRecordPage(page)
  await open(page, '/feedback')
  await feedback.writing.text.fill('A question')
  await feedback.send.click()
  await expect(record.messages).toHaveCount(1)
  for (const count of [2, 3]) {
    await record.writing.text.fill('Is anybody there?')
    await record.send.click()
    await expect(record.writing.text).toHaveValue('')
    await expect(record.messages).toHaveCount(count)
  }
})

test('S1.10 an answer shows up while the conversation is looked at', async ({ page, operate }) => {
  await page.clock.install()
  const feedback = new FeedbackPage(page)
  const record = new FeedbackRecordPage(page)
  await open(page, '/feedback')
  await feedback.writing.text.fill('A question')
  await feedback.send.click()
  await operate('reply', await record.id(), '--seen', '1', '--text', 'An answer', '--why', 'test')
  await page.clock.runFor(11_000)
  await expect(record.messages.nth(1)).toContainText('An answer')
})

test('S1.10 what cannot be sent is said at its field', async ({ page }) => {
  const feedback = new FeedbackPage(page)
  await open(page, '/feedback')
  await feedback.send.click()
  await expect(feedback.form.getByRole('alert')).toHaveText('Please write a few words')
  await feedback.writing.choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(feedback.form.getByText('notes.txt is not a JPEG, PNG or WebP picture')).toBeVisible()
  // Renaming a file to .png fools nobody: the exchange re-encodes every picture.
  await feedback.writing.choose({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('hello') })
  await expect(feedback.form.getByText(/^fake\.png could not be uploaded: /)).toBeVisible()
  await expect(feedback.writing.pictures).toHaveCount(0)
  await feedback.topic('An order').check()
  await feedback.form.getByRole('textbox', { name: 'Order number' }).fill('A12')
  await expect(feedback.form.getByText('Please enter the digits of the order number only')).toBeVisible()
})

test('S1.10 the list goes on where it ended', async ({ page, context, request }) => {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  for (let count = 0; count < 21; count++) {
    await endFeedback(request, token, await startFeedback(request, token, `Number ${count}`))
  }
  const { mine } = new FeedbackPage(page)
  await open(page, '/feedback?state=closed')
  const rows = mine.getByRole('listitem').getByRole('link')
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('Number 20')
  await mine.getByRole('button', { name: 'Load more' }).click()
  await expect(mine.getByText('Number 0', { exact: true })).toBeVisible()
})
