import { devices } from '@playwright/test'
import { DEMO_BUYER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/test.ts'
import { CheckoutDialog } from '../pages/checkout-dialog.ts'
import { GoodsPage } from '../pages/goods-page.ts'
import { LoginDialog } from '../pages/login-dialog.ts'

const redline = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }
/** Pages with the same address in both sets. */
const common = [
  '/',
  '/help',
  '/help/app_help',
  '/help/app_help_content?id=money',
  '/agreement?name=yhxy',
  '/agreement/app_doc?name=yszc',
  '/agreement/app_thirdparty_checklist',
  '/download',
]
const sets = [
  { set: 'pc', agent: devices['Desktop Chrome'].userAgent, own: ['/market/csgo', '/goods'] },
  { set: 'mobile', agent: devices['Pixel 7'].userAgent, own: ['/goods', '/goods'] },
] as const

/** How React marks content that follows in the stream, or that the browser has to fetch the code of. */
const missing = /<!--\$[?!]-->/

test('S2.5 the first pages after the start are rendered whole, before any code of theirs is loaded', async ({
  context,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  for (const path of ['/', '/inventory/steam_inventory', '/setting']) {
    expect(await (await context.request.get(path)).text(), path).not.toMatch(missing)
  }
})

test('S2.5 S2.20 twenty pages of both sets are rendered, with the headers that every page carries', async ({
  request,
}) => {
  const id = await findGoods(request, redline)
  for (const { set, agent, own } of sets) {
    for (const path of [...common, own[0], `${own[1]}/${id}`]) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } })
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toContain(`data-device="${set}"`)
      expect(answer.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  }
})

test('S9.1 a body that is too long, or nests too deep, is refused before anything reads it', async ({ request }) => {
  // The server refuses it while it is still being sent, so the connection may close before the answer is read.
  const post = (data: string) =>
    request.post('/_serverFn/any', { data, headers: { 'content-type': 'application/json' }, maxRetries: 5 })
  expect((await post(`"${'a'.repeat(1_100_000)}"`)).status()).toBe(413)
  expect((await post('['.repeat(200) + ']'.repeat(200))).status()).toBe(400)
})

test('S1.14 a visitor signs in and buys', async ({ page, request, smsCode, captchaAnswer }) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, redline))
  await goods.listings.first().getByRole('button', { name: /^Buy/ }).click()
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await new CheckoutDialog(page).pay.click()
  await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
  await expect(page.getByRole('region', { name: 'What happens now' })).toBeVisible()
})
