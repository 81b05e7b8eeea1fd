import { expect, test } from 'vitest'
import { inLanguage, oneLanguage } from './one-language.ts'

const texts = 'export const a = (i) => __LOCALE__ === "zh-CN" ? `你好，${i.name}` : `Hello, ${i.name}`'

test('a script has the texts of its language and no others', () => {
  const english = inLanguage('a.js', texts, 'en')
  expect(english).toContain('Hello, ')
  expect(english).not.toMatch(/你好|zh-CN|__LOCALE__/)
  const chinese = inLanguage('a.js', texts, 'zh-CN')
  expect(chinese).toContain('你好，')
  expect(chinese).not.toMatch(/Hello|__LOCALE__/)
})

test('a script without texts is left as it is', () => {
  expect(inLanguage('b.js', 'export const b = 1', 'zh-CN')).toBe('export const b = 1')
})

interface Bundler {
  error: (message: string) => never
  emitFile: (file: { fileName: string; source: string }) => void
}

/** Returns the files that the plugin emits for one chunk. */
function written(code: string): Record<string, string> {
  const files: Record<string, string> = {}
  const chunk = { type: 'chunk', fileName: 'assets/a.js', code }
  const bundler: Bundler = {
    error: (message) => {
      throw new Error(message)
    },
    emitFile: ({ fileName, source }) => (files[fileName] = source),
  }
  const { generateBundle } = oneLanguage() as unknown as {
    generateBundle: { handler: (this: Bundler, options: object, bundle: object) => void }
  }
  generateBundle.handler.call(bundler, {}, { [chunk.fileName]: chunk })
  return { ...files, [chunk.fileName]: chunk.code }
}

test('a build writes each script once for each language, and fails when none asks for its language', () => {
  const files = written(texts)
  expect(Object.keys(files).toSorted()).toEqual(['assets/a.js', 'assets/zh-CN/a.js'])
  expect(files['assets/a.js']).toContain('Hello')
  expect(files['assets/zh-CN/a.js']).toContain('你好')
  expect(() => written('export const b = 1')).toThrow('asks for its language')
})
