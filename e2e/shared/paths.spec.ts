import { devices, type APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../fixtures/goods.ts'
import { sessionOf } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'

/** Every path of the specification, with the server's answer to a desktop and to a phone: a status or a redirect. */
type Answer = number | string
type Row = readonly [path: string, desktop: Answer, phone: Answer]

async function answerTo(request: APIRequestContext, device: string, path: string, token = ''): Promise<Answer> {
  const headers = { 'user-agent': devices[device]!.userAgent, cookie: `token=${token}` }
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  return answer.status() === 307 ? decodeURIComponent(answer.headers().location ?? '') : answer.status()
}

async function expectAnswers(request: APIRequestContext, rows: readonly Row[], token?: string) {
  for (const [path, desktop, phone] of rows) {
    expect.soft(await answerTo(request, 'Desktop Chrome', path, token), `${path} on a desktop`).toBe(desktop)
    expect.soft(await answerTo(request, 'Pixel 7', path, token), `${path} on a phone`).toBe(phone)
  }
}

const found = async (request: APIRequestContext) => {
  const goods = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
  const [listing] = await listingsOf(request, goods)
  return { goods, item: listing!.listing_id, seller: listing!.seller.user_id }
}

test('S2.1 S2.5 S2.20 the phone’s paths answer in both sets', async ({ request }) => {
  const { goods, item, seller } = await found(request)
  const both = ['/activity', '/activity/gift_exchange', '/download', `/goods/${goods}`, `/goods_detail/${item}`]
  const own = [...both, `/shop/${seller}`, '/goods', '/customer_service']
  await expectAnswers(request, [
    ['/mobile', 200, '/'],
    ...own.map((path): Row => [`/mobile${path}`, 200, path]),
    ...both.map((path): Row => [path, 200, 200]),
    [`/shop/${seller}`, 200, 200],
    ['/notice', 200, 200],
    ['/goods', '/market/csgo', 200],
    ['/customer_service', '/help', 200],
    // A goods’ id in place of an item’s leads to the goods.
    [`/goods_detail/${goods}?tab=sales`, `/goods/${goods}?tab=sales`, `/goods/${goods}?tab=sales`],
    [`/mobile/goods_detail/${goods}`, `/mobile/goods/${goods}`, `/goods_detail/${goods}`],
  ])
})

test('S2.1 S2.2 S2.6 S2.11 S2.12 S2.20 the desktop’s open paths answer in both sets', async ({ request }) => {
  const { goods, seller } = await found(request)
  const texts = [
    '/agreement?name=yhxy',
    '/agreement?name=yszc',
    '/agreement/app_doc?name=yhxy',
    '/agreement/app_thirdparty_checklist',
    '/help/app_help',
    '/help/app_help_content?id=money',
    '/demos/dialog',
    '/demos/form',
  ]
  await expectAnswers(request, [
    ['/', 200, 200],
    ['/pc', '/', 200],
    ['/home', '/', '/'],
    ...texts.map((path): Row => [path, 200, `/pc${path}`]),
    ...texts.map((path): Row => [`/pc${path}`, path, 200]),
    ['/agreement', '/agreement?name=yhxy', '/pc/agreement'],
    ['/market', '/market/csgo', '/goods'],
    ['/market/csgo?sort=newest', 200, '/goods?sort=newest'],
    ['/pc/market/csgo', '/market/csgo', 200],
    [`/pc/goods/${goods}`, `/goods/${goods}`, 200],
    [`/pc/shop/${seller}`, `/shop/${seller}`, 200],
    ['/shop', 200, 200],
    ['/pc/shop', '/shop', 200],
    ['/mobile/shop', 200, '/shop'],
    ['/pc/download', '/download', 200],
  ])
})

const mine = ['/backpack', '/collect', '/feedback', '/message', '/receivables', '/setting', '/wallet']
const sections = [
  ...['purchase_history', 'sent_bargain', 'steam_inventory', 'to_receive'].map((page) => `/inventory/${page}`),
  ...['purchase_record', 'suspended', 'wait_supply'].map((page) => `/purchase/${page}`),
  ...['on_sale', 'received_bargain', 'sell_history', 'to_delivery'].map((page) => `/sale/${page}`),
]

test('S2.7 S2.8 S2.9 S2.10 S2.16 paths of one’s own lead a visitor to the login, in both sets', async ({ request }) => {
  const paths = [...mine, ...sections]
  const rows = paths.flatMap((path): Row[] => [
    [path, `/market/csgo?login=1&redirect_url=${path}`, `/pc${path}`],
    [`/pc${path}`, path, `/goods?login=1&redirect_url=/pc${path}`],
  ])
  await expectAnswers(request, rows)
})

test('S2.7 S2.8 S2.9 S2.10 S2.11 paths of one’s own answer to who is signed in', async ({ request, captchaAnswer }) => {
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  await expectAnswers(
    request,
    [
      ...[...mine, ...sections].flatMap((path): Row[] => [
        [path, 200, `/pc${path}`],
        [`/pc${path}`, path, 200],
      ]),
      ['/inventory', '/inventory/steam_inventory', '/pc/inventory'],
      ['/pc/inventory', '/inventory', '/pc/inventory/steam_inventory'],
      ['/purchase', '/purchase/wait_supply', '/pc/purchase'],
      ['/sale', '/sale/on_sale', '/pc/sale'],
    ],
    token,
  )
})

test('S2.13 S2.14 an unknown path, and one that a page finds invalid, are 404 in words of their own', async ({
  request,
}) => {
  const said = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    return /<title>(Page [^<]*)<\/title>/.exec(await answer.text())?.[1]
  }
  expect(await said('/no/such/page')).toBe('Page not found: /no/such/page')
  expect(await said('/goods/zzzzzzzzzzz')).toBe('Page not found: /goods/zzzzzzzzzzz')
  expect(await said('/goods_detail/999999999')).toBe('Page not found: /goods_detail/999999999')
  const invalid = ['/goods/short', '/mobile/goods/short', '/goods_detail/short', '/shop/short']
  const keys = ['collections', 'containers', 'stickers'].map((kind) => `/catalogue/${kind}/No.Key`)
  for (const path of [...invalid, ...keys]) expect(await said(path)).toBe(`Page Not Found: ${path}`)
})
