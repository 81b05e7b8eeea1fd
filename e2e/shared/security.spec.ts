import type { APIRequestContext, Page, Request } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { open } from '../fixtures/pages.ts'
import { allAnswered, isServerFn } from '../fixtures/server-functions.ts'
import { cookieOf, sessionOf } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { LoginDialog } from '../pages/login-dialog.ts'
import { QrCode } from '../pages/qr-code.ts'

/** Requests a page with a session's token, without a browser. */
const pageOf = (request: APIRequestContext, path: string, token: string) =>
  request.get(path, { headers: { cookie: `token=${token}` } })

test('S3.4 S6.4 the token of a login is in no place that a script reads, in no page and in no log', async ({
  page,
  app,
  smsCode,
  captchaAnswer,
}) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (isServerFn(response.request())) bodies.push(response.text().catch(() => ''))
  })
  const qr = new QrCode(page)
  await open(page, '/market/csgo?login=1&redirect_url=/wallet')
  await qr.scan()
  const [secret] = (await page.context().cookies()).filter(({ name }) => name === 'qr_secret')
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  )
  const places = {
    'what scripts read': kept,
    'the page as it was sent': await (await page.request.get('/wallet')).text(),
    'answers to scripts': (await Promise.all(bodies)).join('\n'),
    'the log': app.output(),
  }
  expect(places['the page as it was sent']).toContain('Wallet')
  for (const [place, text] of Object.entries(places)) {
    expect(text.includes(cookieOf(token)), `the token in ${place}`).toBe(false)
    expect(text.includes(cookieOf(secret)), `the secret of the QR code in ${place}`).toBe(false)
  }
})

test('server functions answer our own pages alone', async ({ page, request, app }) => {
  const seen: Request[] = []
  page.on('request', (sent) => isServerFn(sent) && seen.push(sent))
  // The login dialog requests a captcha and a QR code, and polls the code.
  await open(page, '/market/csgo?login=1')
  const sentBy = (method: string) => seen.find((sent) => sent.method() === method)
  await expect.poll(() => [sentBy('GET'), sentBy('POST')].every(Boolean)).toBe(true)
  const [read, write] = [sentBy('GET'), sentBy('POST')]
  for (const sent of [read, write]) {
    if (!sent) throw new Error('the page asked no server function')
    const ask = async (headers: Record<string, string>) => {
      const { accept = '', 'content-type': type } = await sent.allHeaders()
      const own = { 'x-tsr-serverfn': 'true', accept, ...(type && { 'content-type': type }) }
      const data = sent.postData() ?? undefined
      const options = { method: sent.method(), headers: { ...own, ...headers }, ...(data && { data }) }
      return (await request.fetch(sent.url(), options)).status()
    }
    expect(await ask({ 'sec-fetch-site': 'same-origin', origin: app.url })).toBe(200)
    expect(await ask({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ referer: 'https://evil.example/x' })).toBe(403)
    expect(await ask({ origin: 'null' })).toBe(403)
    expect(await ask({})).toBe(403)
  }
})

test('the content security policy of somebody signed in lets scripts in by a fresh nonce alone, on every page', async ({
  request,
  captchaAnswer,
}) => {
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  const goods = `/goods/${await findGoods(request, {})}`
  const open = ['/', '/market/csgo', '/market/csgo?login=1', goods, '/demos/dialog', '/demos/form', '/mobile/goods']
  const own = ['/wallet', '/setting', '/inventory/to_receive', '/qr?code=abcdefghijklmnopqrstuvwxyz']
  const paths = [...open, ...own, '/no/such/page', '/goods/short']
  const nonces = new Set<string>()
  for (const path of paths) {
    const answer = await pageOf(request, path, token)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]{16,})'/.exec(policy) ?? []
    expect(nonce, path).not.toBe('')
    expect(policy, path).not.toMatch(/script-src[^;]*(unsafe|\*|data:|https?:)/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    const tags = (await answer.text()).match(/<(script|style)\b[^>]*>/g) ?? []
    // Data is not executed: neither that for search engines, nor the answers that go with the page.
    for (const tag of tags.filter((one) => !/type="application\/(ld\+)?json"/.test(one))) {
      expect(tag, path).toContain(`nonce="${nonce}"`)
    }
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(paths.length)
})

test.describe('nobody is shown a page of somebody else', () => {
  const paths = ['/wallet', '/setting', '/market/csgo', '/']

  test('from a cache between the site and the browser, or from "back"', async ({ request, captchaAnswer }) => {
    const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
    for (const path of paths) {
      const { 'cache-control': cache, vary } = (await pageOf(request, path, token)).headers()
      expect(cache, path).toBe('private, no-store')
      expect(vary, path).toContain('Cookie')
    }
  })

  test('from an answer to a page of theirs that something in between has kept', async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    const answers: string[] = []
    page.on('response', (answer) => {
      if (isServerFn(answer.request())) answers.push(answer.headers()['cache-control'] ?? 'none')
    })
    await open(page, '/')
    await page.getByRole('link', { name: /^Balance/ }).click()
    await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    expect(new Set(answers)).toEqual(new Set(['private, no-store']))
  })

  test('from an answer that the site shares, however many ask at once', async ({ request, captchaAnswer }) => {
    const people: { token: string; nickname: string; steam64_id: string }[] = []
    for (const phone of [DEMO_BUYER_PHONE, DEMO_SELLER_PHONE]) {
      const token = await sessionOf(request, phone, captchaAnswer)
      const info = await request.get('/api/v1/user/info', { headers: { authorization: `Bearer ${token}` } })
      people.push({ token, ...((await info.json()) as { data: { nickname: string; steam64_id: string } }).data })
    }
    const asked = paths.flatMap((path) => people.map((person) => ({ path, person })))
    const answers = await Promise.all(
      [...asked, ...asked, ...asked].map(async ({ path, person }) => ({
        person,
        html: await (await pageOf(request, path, person.token)).text(),
      })),
    )
    for (const { person, html } of answers) {
      expect(html).toContain(person.nickname)
      for (const other of people.filter((one) => one !== person)) expect(html).not.toContain(other.steam64_id)
    }
    const visitors = await Promise.all(paths.slice(2).map(async (path) => (await request.get(path)).text()))
    for (const html of visitors) for (const { steam64_id } of people) expect(html).not.toContain(steam64_id)
  })

  test('S4.20 in the same window, after their session ended', async ({ page, smsCode, captchaAnswer, signIn }) => {
    const token = await signIn(DEMO_BUYER_PHONE)
    await open(page, '/wallet')
    const balance = page.getByRole('img', { name: /available/ })
    const buyers = (await balance.getAttribute('aria-label')) ?? 'none'
    const end = { data: {}, headers: { authorization: `Bearer ${token}` } }
    // A request still in flight would discover the end of the session first.
    await allAnswered(page)
    expect((await page.request.post('/api/v1/user/logout', end)).ok()).toBe(true)
    await page.getByRole('link', { name: 'Inventory' }).first().click()
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await expect(login.root).toBeVisible()
    await seenWhile(page, buyers, async () => {
      await login.signInByPassword(DEMO_SELLER_PHONE, demoPassword)
      await page
        .getByRole('link', { name: /^Balance/ })
        .first()
        .click()
      await expect(balance).toBeVisible()
    })
  })
})

/** Observes every change of the page and fails if the other person's data shows up in one. */
async function seenWhile(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const seen = Object.assign(window, { seenOfOthers: 0 })
    const look = () => {
      if (document.documentElement.outerHTML.includes(text)) seen.seenOfOthers += 1
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  }, words)
  await act()
  expect(await page.evaluate(() => (window as unknown as { seenOfOthers: number }).seenOfOthers)).toBe(0)
}
