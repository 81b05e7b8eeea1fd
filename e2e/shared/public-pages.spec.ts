import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { redline } from '../fixtures/page-finders.ts'
import { callerFor, sessionOf } from '../fixtures/session.ts'
import { pathIn, sitePages, type PageSet } from '../fixtures/site-pages.ts'
import { expect, test } from '../fixtures/test.ts'

const agents = { pc: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile' }

/** The last part of these may be streamed after the rest, and then the page is not shared: always, or on the first
 * visit in a process, which waits for code that later ones find loaded. */
const streamed = [
  'sales of a goods',
  'purchase orders of a goods',
  '/market/csgo?sort=price_asc&exteriors=fn',
  '/market/csgo?wear_max=0.2&sticker_count_min=1&view=list',
]
/** Returns the content of a page without what differs with every answer: ids depend on the header before it, and times
 * on the second. */
const mainOf = (html: string) =>
  /<main[ >][^]*<\/main>/.exec(html)?.[0].replaceAll(/_R_\w*_| nonce="[^"]*"|<time[ >][^]*?<\/time>/g, '')
const mayBeKept = 'public, s-maxage=5, stale-while-revalidate=60'

/** Requests a page without a browser, with only these cookies. */
const ask = (request: APIRequestContext, path: string, set: PageSet, cookie = '') =>
  request.get(path, { headers: { cookie, 'user-agent': agents[set] } })

test.describe('a page that nobody is signed in on', () => {
  for (const set of ['pc', 'mobile'] as const) {
    test(`S6.1 is the same for everybody, and may be kept; one of somebody signed in is theirs alone (${set})`, async ({
      request,
      captchaAnswer,
    }) => {
      const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
      const own = await callerFor(request, token).get<{ nickname: string; steam64_id: string }>('/api/v1/user/info')
      for (const { name, find, isSameForAll } of sitePages.filter(({ who }) => who === 'anyone')) {
        const asked = pathIn(set, find ? await find({ request, token }) : name)
        // Either may have come first and left something cached for the other.
        const before = await ask(request, asked, set, 'deviceId=of-one-visitor; other=thing')
        // Cookies are not sent along with a redirect.
        const path = before.url()
        const theirs = await ask(request, path, set, `token=${token}`)
        const after = await ask(request, path, set)
        expect(theirs.headers()['cache-control'], path).toBe('private, no-store')
        const ofBuyer = await theirs.text()
        expect(ofBuyer, path).toContain(own.nickname)
        if (isSameForAll) {
          expect.soft(mainOf(ofBuyer), path).toBeTruthy()
          expect.soft(mainOf(ofBuyer), path).toBe(mainOf(await after.text()))
        }
        for (const answer of [before, after]) {
          expect(answer.status(), path).toBe(200)
          const { 'cache-control': cache, 'set-cookie': cookie, vary } = answer.headers()
          expect([mayBeKept, ...(streamed.includes(name) ? ['private, no-cache'] : [])], path).toContain(cache)
          expect(cookie, path).toBeUndefined()
          expect(vary, path).toMatch(/User-Agent.*Cookie.*Accept-Language/)
          const html = await answer.text()
          for (const secret of [token, own.steam64_id, 'of-one-visitor']) expect(html, path).not.toContain(secret)
        }
      }
    })

    test(`S6.2 is none of those that take a session: these are kept nowhere (${set})`, async ({
      request,
      captchaAnswer,
    }) => {
      const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
      // Only those with a fixed address: the others differ only in what they show.
      const own = sitePages.filter(({ who, find }) => !find && !['anyone', 'visitor'].includes(who))
      for (const path of own.map(({ name }) => pathIn(set, name))) {
        const { 'cache-control': cache } = (await ask(request, path, set, `token=${token}`)).headers()
        expect(cache, path).toBe('private, no-store')
      }
    })
  }

  test('S8.2 is kept nowhere while a part of it could not be read', async ({ site, request }) => {
    const path = `${site.url}/goods/${await findGoods(request, redline)}`
    const cacheOf = async () => (await ask(request, path, 'pc')).headers()['cache-control']
    site.answerWith((asked) => (asked.startsWith('/api/v1/market/price') ? { status: 500 } : undefined))
    expect(await cacheOf()).toBe('private, no-cache')
    site.answerWith(() => undefined)
    expect(await cacheOf(), 'whole again with the next visit').toBe(mayBeKept)
  })

  test('lets its own scripts run by their hashes, and no others', async ({ request }) => {
    for (const path of ['/', '/market/csgo', '/agreement?name=yhxy']) {
      const answer = await ask(request, path, 'pc')
      const policy = answer.headers()['content-security-policy'] ?? ''
      const html = await answer.text()
      expect(html, path).not.toMatch(/nonce/)
      const inline = [
        ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g),
      ]
      expect(inline.length, path).toBeGreaterThan(0)
      const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(policy, path).toContain(`script-src 'self' ${[...new Set(hashes)].join(' ')};`)
      expect(policy, path).toContain("style-src 'self';")
    }
  })

  test('comes as it was asked for, whoever asked before', async ({ request }) => {
    const asked = ['br', 'identity', 'gzip', 'identity']
    for (const coding of asked) {
      const answer = await request.get('/help', { headers: { 'accept-encoding': coding } })
      expect(answer.headers()['content-encoding'] ?? 'identity').toBe(coding)
      expect(await answer.text()).toContain('</html>')
    }
  })

  test('S1.13 is rendered in each language, theme and time zone', async ({ request }) => {
    const html = async (cookie: string) => (await ask(request, '/', 'pc', cookie)).text()
    const [chinese, english] = [await html('language=zh-CN'), await html('language=en')]
    expect(chinese).toContain('lang="zh-CN"')
    expect(english).toContain('lang="en"')
    expect(await html('theme=dark')).toContain('data-theme="dark"')
    expect(await html('theme=light')).toContain('data-theme="light"')
    expect(await html('timeZone=Europe%2FBerlin')).toContain('data-time-zone="Europe/Berlin"')
  })
})
