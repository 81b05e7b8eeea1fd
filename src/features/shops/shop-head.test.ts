import { expect, onTestFinished, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { shopMeta } from './shop-head.ts'

type Shop = Parameters<typeof shopMeta>[0]
const shop = { shop_id: '1f2e', name: 'Ada’s', owner: { nickname: 'Ada', avatar: null } } as unknown as Shop

test.each(['en', 'zh-CN'] as const)('S2.19 a shop’s structured data has its canonical address in %s', (locale) => {
  overwriteGetLocale(() => locale)
  onTestFinished(() => overwriteGetLocale(() => 'en'))
  const { meta, links } = shopMeta(shop, 'https://amber.example')
  const url = `https://amber.example/shop/1f2e${locale === 'en' ? '' : '?lang=zh-CN'}`
  expect(links[0]).toEqual({ rel: 'canonical', href: url })
  expect(meta.at(-1)).toMatchObject({ 'script:ld+json': { url, mainEntity: { url } } })
})
