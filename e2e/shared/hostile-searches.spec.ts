import fc from 'fast-check'
import { marketSearch } from '../../src/contract/market/on-sale.ts'
import type { GoodsSearch } from '../../src/features/goods/search.ts'
import { hostileSearches, reflectsMarkup } from '../../tests/factories/hostile-searches.ts'
import { findGoods } from '../fixtures/goods.ts'
import { redline } from '../fixtures/page-finders.ts'
import { expect, test } from '../fixtures/test.ts'

const amount = 1_000
const atOnce = 8
const seed = Number(process.env.SEED ?? 13)

const agents = { pc: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile' }
const marketKeys = [...Object.keys(marketSearch.shape), 'view', 'cursor']
const goodsKeys: Record<keyof GoodsSearch, true> = {
  style: true,
  wear_min: true,
  wear_max: true,
  sort: true,
  tab: true,
  range: true,
  sales: true,
  cursor: true,
  buy: true,
  sweep: true,
  want: true,
  supply: true,
  item: true,
  seen: true,
  bargain: true,
}

test(`S2.19 ${amount} random and hostile searches (SEED=${seed}) each render a page`, async ({ app, request }) => {
  const goods = `/goods/${await findGoods(request, redline)}`
  const before = app.output().length
  const sample = (keys: string[], numRuns: number) => fc.sample(hostileSearches(keys), { numRuns, seed })
  const ofMarket = sample(marketKeys, amount / 2).map((search, index) => {
    const [set, path] = (
      [
        ['pc', '/market/csgo'],
        ['mobile', '/goods'],
        ['pc', '/market'],
      ] as const
    )[index % 3]!
    return { set, path, search }
  })
  const ofGoods = sample(Object.keys(goodsKeys), amount / 2).map((search, index) => {
    return { set: index % 2 ? 'pc' : 'mobile', path: goods, search } as const
  })
  // The keyword's length limit falls in the middle of a surrogate pair.
  const cut = { set: 'pc', path: '/market/csgo', search: `keyword=x${'😀'.repeat(60)}` } as const
  const nul = { set: 'pc', path: '/market/csgo', search: 'keyword=a%00b&unknown=%00' } as const
  const asked = [...ofMarket, ...ofGoods, cut, nul]
  const wrong: string[] = []
  const askFor = async ({ set, path, search }: (typeof asked)[number]) => {
    const headers = { 'user-agent': agents[set], accept: 'text/html', 'accept-language': 'en' }
    const answer = await fetch(`${app.url}${path}?${search}`, { headers })
    const html = await answer.text()
    const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
    const faults = [
      ...(isPage && html.trimEnd().endsWith('</html>') ? [] : [`no page: ${answer.status}`]),
      ...(reflectsMarkup(html) ? ['markup'] : []),
      // The browser replaces it, and the scripts then differ from their hashes.
      ...(html.includes('\0') ? ['a NUL'] : []),
      ...(answer.headers.has('set-cookie') ? ['a cookie'] : []),
    ]
    if (faults.length > 0) wrong.push(`${faults.join(', ')}: ${set} ${path}?${search.slice(0, 300)}`)
  }
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      for (let index = lane; index < asked.length; index += atOnce) await askFor(asked[index]!)
    }),
  )
  expect(wrong).toEqual([])
  expect(app.output().slice(before)).toBe('')
})
