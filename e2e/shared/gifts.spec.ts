import { keepSession, newPhone, newSession } from '../fixtures/session.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const ends = new Date(Date.now() + 30 * 86_400_000).toISOString().replace(/\.\d+/, '')
const words = (name: string) => ['name-en', 'name-zh', 'text-en', 'text-zh'].flatMap((key) => [`--${key}`, name])

test.describe('the gift of an activity', () => {
  test.use({ allowedConsole: [/^UpstreamError: You have received/] })

  test.beforeEach(async ({ context, app, request, captchaAnswer, smsCode }) => {
    await keepSession(context, app.url, await newSession(request, newPhone(), { captchaAnswer, smsCode }))
  })

  test('S1.13 is taken once: in another window it is refused with its reason', async ({ page, context, operate }) => {
    const name = `Fair ${newPhone()}`
    const terms = ['--ends', ends, '--gift', 'money', '--amount', '6.00', '--why', 'a test']
    await operate('create-activity', ...words(name), ...terms)
    const other = await context.newPage()
    await open(page, '/activity')
    await open(other, '/activity')
    const card = page.getByRole('article', { name })
    await card.getByRole('button', { name: 'Claim gift' }).click()
    await expect(page.getByText('¥6.00 has been added to your balance.')).toBeVisible()
    await expect(card).toContainText('Received on')
    await other.getByRole('article', { name }).getByRole('button', { name: 'Claim gift' }).click()
    await expect(other.getByText('You have received the gift of this activity.')).toBeVisible()
    await expect(other.getByRole('article', { name })).toContainText('Received on')
    await open(page, '/activity/gift_exchange')
    await expect(page.getByRole('list', { name: 'Your gifts' }).getByRole('listitem')).toHaveText([
      new RegExp(`^${name}¥6\\.00`),
    ])
  })

  test('S1.13 S1.9 is exchanged for a code, and a second code is refused at its field', async ({
    page,
    operate,
    captchaAnswer,
  }) => {
    const terms = ['--ends', ends, '--gift', 'code', '--amount', '7.00', '--why', 'a test']
    const made = await operate('create-activity', ...words(`Codes ${newPhone()}`), ...terms)
    const id = /activity (\d+) is published/.exec(made)![1]!
    const output = await operate('issue-gift-codes', id, '--count', '2', '--why', 'a test')
    const codes = output.match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/g)!
    await open(page, '/activity/gift_exchange')
    const panel = page.getByRole('region', { name: 'Enter an activation code' })
    const field = panel.getByRole('textbox', { name: 'Activation code' })
    let used = ''
    const enter = async (code: string) => {
      await field.fill(code)
      const picture = panel.getByRole('button', { name: /^Captcha picture/ }).locator('img')
      // A captcha is valid for one attempt: the form loads a new one for each.
      await expect(picture).toHaveAttribute('src', /\.png/)
      await expect(picture).not.toHaveAttribute('src', used)
      used = (await picture.getAttribute('src')) ?? ''
      const answer = await captchaAnswer(/([\w-]+)\.png/.exec(used)?.[1] ?? '')
      await panel.getByRole('textbox', { name: 'Captcha' }).fill(answer)
      await panel.getByRole('button', { name: 'Redeem', exact: true }).click()
    }
    await enter(codes[0]!)
    await expect(panel).toContainText('¥7.00 added')
    await panel.getByRole('button', { name: 'Done' }).click()
    await enter(codes[1]!)
    await expect(field).toHaveAccessibleDescription('You have received the gift of this activity.')
    await expect(page.getByRole('list', { name: 'Your gifts' }).getByRole('listitem')).toHaveCount(1)
  })
})
