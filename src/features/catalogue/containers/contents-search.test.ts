import { expect, test } from 'vitest'
import { contentsSearch } from './contents-search.ts'

type Container = Parameters<typeof contentsSearch>[0]
const searchOf = (kind: Container['container']['kind'], collections: (string | null)[]) =>
  contentsSearch({
    container: { kind },
    qualities: ['souvenir'],
    goods_infos: collections.map((key) => ({ collection: key && { key } })),
  } as Container)

test('S1.1 the contents of a package are its collection’s, in its qualities', () => {
  expect(searchOf('souvenir_package', ['dust', 'dust'])).toEqual({ collections: ['dust'], qualities: ['souvenir'] })
})

test('S1.1 contents that no search names have none', () => {
  expect(searchOf('case', ['gamma', null])).toBeUndefined()
  expect(searchOf('case', ['gamma', 'dust'])).toBeUndefined()
  expect(searchOf('case', [])).toBeUndefined()
  // The capsules of a tournament share its stickers.
  expect(searchOf('sticker_capsule', ['katowice'])).toBeUndefined()
})
