import { expect, it } from 'vitest'
import { shownPages } from './shown-pages.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown)
})
