import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { isNamed } from './is-named.ts'

const { collections, containers, goods } = readCatalogue()
const named = [...collections, ...containers, ...goods.filter(({ category }) => category === 'music_kit')]

test.each(['en', 'zh'] as const)(
  'S1.1 every collection, container and music kit is found by its own name: %s',
  (locale) => {
    const lost = named.map(({ name }) => name).filter((name) => !isNamed(name, name[locale]))
    expect(lost).toEqual([])
  },
)

test('S1.1 a name with a hyphen is found however it is typed', () => {
  const { name } = collections.find((one) => one.name.en.includes('X-Ray'))!
  for (const keyword of ['x-ray', 'xray', 'x ray', 'X-Ray Collection']) expect(isNamed(name, keyword)).toBe(true)
  expect(isNamed(name, 'x-rays')).toBe(false)
})
