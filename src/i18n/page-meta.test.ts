import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { namedPageMeta, pageMeta } from './page-meta.ts'

const page = { origin: 'https://amber.test', path: '/goods/abc?style=2', title: 'T', description: 'D' }
const contentOf = (meta: readonly object[], property: string) =>
  meta.find((tag) => 'property' in tag && tag.property === property)

test('a page names its address in each language, and the default one for all others', () => {
  expect(pageMeta(page).links).toEqual([
    { rel: 'canonical', href: 'https://amber.test/goods/abc?style=2' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://amber.test/goods/abc?style=2' },
    { rel: 'alternate', hrefLang: 'zh-CN', href: 'https://amber.test/goods/abc?style=2&lang=zh-CN' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://amber.test/goods/abc?style=2' },
  ])
})

test('in another language it stands for itself', () => {
  overwriteGetLocale(() => 'zh-CN')
  const { meta, links } = pageMeta(page)
  overwriteGetLocale(() => 'en')
  expect(links[0]).toEqual({ rel: 'canonical', href: 'https://amber.test/goods/abc?style=2&lang=zh-CN' })
  expect(links.slice(1)).toEqual(pageMeta(page).links.slice(1))
  expect(contentOf(meta, 'og:url')).toMatchObject({ content: 'https://amber.test/goods/abc?style=2&lang=zh-CN' })
})

test('S2.19 the picture of a shared link speaks the language of its page; that of the market speaks none', () => {
  overwriteGetLocale(() => 'zh-CN')
  const [of, site] = [pageMeta({ ...page, image: '/art/share/goods/abc-2.png' }), pageMeta(page)]
  overwriteGetLocale(() => 'en')
  expect(contentOf(of.meta, 'og:image')).toMatchObject({
    content: 'https://amber.test/art/share/goods/abc-2.png?lang=zh-CN',
  })
  expect(contentOf(site.meta, 'og:image')).toMatchObject({ content: 'https://amber.test/art/share/site/amber.png' })
})

test('a shared link shows the picture of its page, or that of the market', () => {
  const { meta } = pageMeta({ ...page, image: '/art/share/goods/abc-2.png' })
  expect(contentOf(meta, 'og:image')).toMatchObject({ content: 'https://amber.test/art/share/goods/abc-2.png' })
  expect(contentOf(pageMeta(page).meta, 'og:image')).toMatchObject({
    content: 'https://amber.test/art/share/site/amber.png',
  })
})

test('a page may be described by its name alone', () => {
  const { meta } = namedPageMeta('https://amber.test', '/notice', 'Notices')
  expect(meta[0]).toEqual({ title: 'Notices · Amber' })
  expect(contentOf(meta, 'og:description')).toBeUndefined()
})
