import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = {
  origin: 'https://amber.test',
  path: '/goods/abc?style=2',
  title: 'T',
  description: 'D',
  siteName: 'Amber',
}
const contentOf = (meta: readonly object[], property: string) =>
  meta.find((tag) => 'property' in tag && tag.property === property)

test('a shared link names its page and picture by absolute addresses', () => {
  const { meta, links } = pageMeta({ ...page, image: '/art/1/abc@2.webp' })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://amber.test/goods/abc?style=2' }])
  expect(contentOf(meta, 'og:url')).toMatchObject({ content: 'https://amber.test/goods/abc?style=2' })
  expect(contentOf(meta, 'og:image')).toMatchObject({ content: 'https://amber.test/art/1/abc@2.webp' })
})

test('a picture of another host keeps its address, and without one there is none', () => {
  const { meta } = pageMeta({ ...page, image: 'https://img.test/abc@2.webp' })
  expect(contentOf(meta, 'og:image')).toMatchObject({ content: 'https://img.test/abc@2.webp' })
  expect(contentOf(pageMeta(page).meta, 'og:image')).toBeUndefined()
})
