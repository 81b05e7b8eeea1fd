import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale, pick } from '#i18n/runtime.client.ts'
import { locales } from '#i18n/locale.ts'
import * as m from '#paraglide/messages.js'
import { overwriteGetLocale as overwriteCompiled } from '#paraglide/runtime.js'
import { errorOf } from '../tests/setup/build-errors.ts'
import { slimMessage, slimMessages } from './slim-messages.ts'

const folder = 'src/paraglide/messages'
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.js') && file !== '_index.js')
  .map((file) => file.replace('.js', ''))

afterEach(() => overwriteCompiled(() => 'en'))

/** What the shortened module of a message exports; undefined for one that stays as it is, such as a plural. */
function shortened(name: string): ((gaps: object) => string) | undefined {
  const code = slimMessage(readFileSync(`${folder}/${name}.js`, 'utf8'))
  if (code === undefined) return undefined
  const expression = /pick\([\s\S]*\)(?=\n$)/.exec(code)?.[0] ?? ''
  return new Function('pick', `return ${expression}`)(pick) as (gaps: object) => string
}

test('every message says the same in its short form, in every language', () => {
  const texts = names.map((name) => [name, shortened(name)] as const).filter(([, say]) => say)
  expect(texts.length).toBeGreaterThan(0.9 * names.length)
  const gaps = new Proxy({}, { get: (_target, key) => `<${String(key)}>` })
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    overwriteCompiled(() => locale)
    for (const [name, say] of texts) {
      const compiled = (m as unknown as Record<string, (gaps: object) => string>)[name]
      expect(say?.(gaps), name).toBe(compiled?.(gaps))
    }
  }
})

test('a plural stays as it is', () => {
  expect(slimMessage(readFileSync(`${folder}/market_counts.js`, 'utf8'))).toBeUndefined()
})

test('a module that the compiler writes in another way fails the build, and so does a runtime that nothing imports', () => {
  const code = readFileSync(`${folder}/shell_cancel.js`, 'utf8')
  expect(() => slimMessage(code.replace('return /** @type', 'return /** @kind'))).toThrow('no longer writes messages')
  expect(() => slimMessage(code.replaceAll('zh_cn2_', 'zh_cn_'))).toThrow('no longer writes messages')
  expect(errorOf(slimMessages(), 'buildEnd')).toContain('the runtime of Paraglide')
})
