import type { APIRequestContext } from '@playwright/test'
import { findGoods, listingsOf } from '../fixtures/goods.ts'
import { openUnfinished } from '../fixtures/pages.ts'
import { redline } from '../fixtures/page-finders.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ settings: { CRAWLERS: 'on' } })
// One market for all of them.
test.describe.configure({ mode: 'default' })

const agents = { pc: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile' }

/** Requests a page as a crawler does: without cookies or a language. */
const ask = (request: APIRequestContext, path: string, agent = agents.pc) =>
  request.get(path, { headers: { cookie: '', 'user-agent': agent, 'accept-language': '' } })

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
function headOf(html: string) {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag)
  const canonicals = links.filter((tag) => attribute(tag, 'rel') === 'canonical')
  const languages = links.flatMap((tag) => {
    const language = attribute(tag, 'hreflang')
    return language ? [[language, attribute(tag, 'href')] as const] : []
  })
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
  return {
    canonicals: canonicals.map((tag) => attribute(tag, 'href')),
    languages: Object.fromEntries(languages),
    picture,
  }
}

test('S2.19 every public page names its address, and those in its languages', async ({ request, baseURL }) => {
  const goods = await findGoods(request, redline)
  const [listing] = await listingsOf(request, goods)
  const rows: [path: string, canonical: string, phone?: string][] = [
    ['/', '/'],
    ['/market/csgo', '/market/csgo'],
    ['/market/csgo?categories=rifle', '/market/csgo?categories=rifle'],
    [`/goods/${goods}`, `/goods/${goods}`],
    [`/goods/${goods}?tab=on_sale`, `/goods/${goods}`],
    [`/goods_detail/${listing!.listing_id}`, `/goods_detail/${listing!.listing_id}`],
    [`/shop/${listing!.seller.user_id}`, `/shop/${listing!.seller.user_id}`],
    ['/catalogue', '/catalogue'],
    ['/catalogue/collections', '/catalogue/collections'],
    ['/catalogue/containers/kilowatt-case', '/catalogue/containers/kilowatt-case'],
    ['/catalogue/stickers', '/catalogue/stickers'],
    ['/catalogue/music_kits', '/catalogue/music_kits'],
    ['/catalogue/statistics', '/catalogue/statistics'],
    ['/help?id=money', '/help?id=money'],
    ['/help/app_help_content?id=money', '/help?id=money'],
    ['/agreement?name=yhxy', '/agreement?name=yhxy'],
    ['/agreement/app_doc?name=yhxy', '/agreement?name=yhxy'],
    ['/activity', '/activity'],
    ['/notice', '/notice'],
    ['/download', '/download'],
  ]
  for (const [path, canonical] of rows) {
    const chinese = `${canonical}${canonical.includes('?') ? '&' : '?'}lang=zh-CN`
    const languages = { en: baseURL + canonical, 'zh-CN': baseURL + chinese, 'x-default': baseURL + canonical }
    for (const agent of Object.values(agents)) {
      const answer = await ask(request, path, agent)
      expect(answer.status(), path).toBe(200)
      const head = headOf(await answer.text())
      expect(head, `${path} ${agent}`).toMatchObject({ canonicals: [baseURL + canonical], languages })
      expect((await request.get(head.picture ?? '')).headers()['content-type'], path).toBe('image/png')
    }
    const asked = await ask(request, `${path}${path.includes('?') ? '&' : '?'}lang=zh-CN`)
    const html = await asked.text()
    expect(html, path).toContain('lang="zh-CN"')
    expect(headOf(html), path).toMatchObject({ canonicals: [baseURL + chinese], languages })
  }
})

test('the sitemap lists pages that are there', async ({ request, baseURL }) => {
  const addressesIn = async (path: string) =>
    [...(await (await ask(request, path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) =>
      one.replaceAll('&amp;', '&'),
    )
  expect(await (await ask(request, '/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const files = await addressesIn('/sitemap.xml')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const addresses = await addressesIn(file)
    const step = file.includes('pages') ? 1 : Math.floor(addresses.length / 8)
    for (const address of addresses.filter((_, at) => at % step === 0)) {
      const answer = await request.get(address, { headers: { cookie: '', 'user-agent': agents.pc }, maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
      expect(headOf(await answer.text()).canonicals, address).toEqual([address])
    }
  }
})

test('an address that asks for a language is in it, and so is what its page asks for later', async ({ page }) => {
  await openUnfinished(page, '/market/csgo?sort=price_asc&lang=zh-CN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page, 'the address is one to pass on').toHaveURL('/market/csgo?sort=price_asc')
  const asked = page.waitForRequest((request) => request.url().includes('/_serverFn/'))
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('红线')
  expect((await asked).headers()['x-page-language']).toBe('zh-CN')
  await openUnfinished(page, '/market/csgo')
  await expect(page.locator('html'), 'it was asked for once').toHaveAttribute('lang', 'en')
})

test('one that asks for something else is led to the page without it', async ({ request }) => {
  for (const lang of ['fr', 'zh', '%0d%0aset-cookie:x=1', '<script>', 'en&lang=zh-CN']) {
    const answer = await request.get(`/market/csgo?lang=${lang}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], lang).toEqual([307, '/market/csgo'])
    expect(answer.headers()['set-cookie'], lang).toBeUndefined()
  }
})
