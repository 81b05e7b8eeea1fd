import { expect, test } from 'vitest'
import { scriptPathIn } from './script-path.ts'

test('the scripts of another language than English lie in a folder of their own under the same names', () => {
  expect(scriptPathIn('en', '/assets/app-1a2b.js')).toBe('/assets/app-1a2b.js')
  expect(scriptPathIn('zh-CN', '/assets/app-1a2b.js')).toBe('/assets/zh-CN/app-1a2b.js')
})

test('what is no script of the build has one path', () => {
  expect(scriptPathIn('zh-CN', '/@vite/client')).toBe('/@vite/client')
})
