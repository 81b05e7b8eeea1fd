import { expect, onTestFinished, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { catalogueMeta } from './catalogue-head.ts'

const page = {
  origin: 'https://amber.example',
  name: 'Kilowatt Case',
  path: '/catalogue/containers/kilowatt-case',
  description: 'What it holds.',
  image: '/art/x',
  goodsId: 'abcdefghijk',
}

test('S2.19 a page of the catalogue says where it lies and what it lists', () => {
  const { meta, links } = catalogueMeta({
    ...page,
    above: [{ name: 'Containers', path: '/catalogue/containers' }],
    items: [{ name: 'AK-47 | Inheritance', path: '/goods/abcdefghijk' }],
  })
  expect(links[0]).toEqual({ rel: 'canonical', href: 'https://amber.example/catalogue/containers/kilowatt-case' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://amber.example/art/share/goods/abcdefghijk.png',
  })
  expect(meta.at(-1)).toMatchObject({
    'script:ld+json': {
      '@type': 'CollectionPage',
      breadcrumb: {
        itemListElement: [
          { position: 1, item: 'https://amber.example/catalogue' },
          { position: 2, name: 'Containers' },
          { position: 3, name: 'Kilowatt Case' },
        ],
      },
      mainEntity: {
        numberOfItems: 1,
        itemListElement: [{ position: 1, item: 'https://amber.example/goods/abcdefghijk' }],
      },
    },
  })
})

test('S2.19 its structured data has the addresses that are canonical in its language', () => {
  overwriteGetLocale(() => 'zh-CN')
  onTestFinished(() => overwriteGetLocale(() => 'en'))
  const { meta, links } = catalogueMeta({ ...page, items: [{ name: 'AK-47', path: '/goods/abcdefghijk' }] })
  const own = 'https://amber.example/catalogue/containers/kilowatt-case?lang=zh-CN'
  expect(links[0]).toEqual({ rel: 'canonical', href: own })
  expect(meta.at(-1)).toMatchObject({
    'script:ld+json': {
      url: own,
      breadcrumb: { itemListElement: [{ item: 'https://amber.example/catalogue?lang=zh-CN' }, { item: own }] },
      mainEntity: { itemListElement: [{ item: 'https://amber.example/goods/abcdefghijk?lang=zh-CN' }] },
    },
  })
})

test('S2.19 a long list is named in part, and counted in full', () => {
  const items = Array.from({ length: 120 }, (_, index) => ({ name: `${index}`, path: `/goods/${index}` }))
  const data = catalogueMeta({ ...page, items }).meta.at(-1) as {
    'script:ld+json': { mainEntity: { numberOfItems: number; itemListElement: unknown[] } }
  }
  expect(data['script:ld+json'].mainEntity.numberOfItems).toBe(120)
  expect(data['script:ld+json'].mainEntity.itemListElement).toHaveLength(50)
})
