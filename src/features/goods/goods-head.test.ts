import { expect, onTestFinished, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { goodsMeta, type GoodsHead } from './goods-head.ts'

const head: GoodsHead = {
  goodsId: 'tczgmdfx1yp',
  style: undefined,
  name: 'AWP | Asiimov (Field-Tested)',
  image: '/art/1/tczgmdfx1yp@2.webp',
  lowestPrice: '883.00',
  onSaleCount: 562,
}
const origin = 'https://amber.example'

test('a shared link shows name, price and picture', () => {
  const { meta, links } = goodsMeta(head, origin)
  expect(meta).toContainEqual({ title: 'AWP | Asiimov (Field-Tested) from ¥883.00 · Amber' })
  expect(meta).toContainEqual({ property: 'og:image', content: `${origin}/art/share/goods/tczgmdfx1yp.png` })
  expect(links[0]).toEqual({ rel: 'canonical', href: `${origin}/goods/tczgmdfx1yp` })
})

test('crawlers are told the offer, a style by its own address', () => {
  const { meta, links } = goodsMeta({ ...head, style: 2 }, origin)
  expect(links[0]).toEqual({ rel: 'canonical', href: `${origin}/goods/tczgmdfx1yp?style=2` })
  expect(meta).toContainEqual({ property: 'og:image', content: `${origin}/art/share/goods/tczgmdfx1yp-2.png` })
  expect(meta?.at(-1)).toMatchObject({
    'script:ld+json': {
      '@type': 'Product',
      offers: { '@type': 'AggregateOffer', lowPrice: '883.00', priceCurrency: 'CNY', offerCount: 562 },
    },
  })
})

test('S2.19 search engines read the address that is canonical in the page’s language', () => {
  overwriteGetLocale(() => 'zh-CN')
  onTestFinished(() => overwriteGetLocale(() => 'en'))
  const { meta, links } = goodsMeta({ ...head, style: 2 }, origin)
  expect(meta.at(-1)).toMatchObject({ 'script:ld+json': { url: links[0]?.href } })
  expect(links[0]?.href).toBe(`${origin}/goods/tczgmdfx1yp?style=2&lang=zh-CN`)
})

test('what is not on sale makes no offer, without which search engines take no product', () => {
  const { meta } = goodsMeta({ ...head, lowestPrice: null, onSaleCount: 0 }, origin)
  expect(meta).toContainEqual({ title: 'AWP | Asiimov (Field-Tested) · Amber' })
  expect(JSON.stringify(meta)).not.toContain('ld+json')
})
