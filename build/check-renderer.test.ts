import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { checkRenderer } from './check-renderer.ts'

test('React marks what is unfinished as the page handler expects', () => {
  expect(errorOf(checkRenderer(), 'buildStart')).toBeUndefined()
})

test('a React that marks it in another way, or marks everything, fails the build', () => {
  const otherwise: typeof renderToString = (page) => renderToString(page).replace('<!--$!-->', '<!--&!-->')
  expect(errorOf(checkRenderer(otherwise), 'buildStart')).toContain('unfinished boundaries')
  const always: typeof renderToString = (page) => `${renderToString(page)}<!--$!-->`
  expect(errorOf(checkRenderer(always), 'buildStart')).toContain('unfinished boundaries')
})
