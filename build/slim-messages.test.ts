import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locale.ts'
import * as m from '#paraglide/messages.js'
import * as registry from '#paraglide/registry.js'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { errorOf } from '../tests/setup/build-errors.ts'
import { slimMessage, slimMessages } from './slim-messages.ts'

const folder = 'src/paraglide/messages'
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.js') && file !== '_index.js')
  .map((file) => file.replace('.js', ''))

afterEach(() => overwriteGetLocale(() => 'en'))

/** Returns the export of a message's shortened module, for one language. */
function shortened(name: string, locale: Locale): (gaps: object) => string {
  const code = slimMessage(readFileSync(`${folder}/${name}.js`, 'utf8'))
  const body = code.replace("import * as registry from '../registry.js'", '').replace('export const', 'return')
  const expression = body.replace(new RegExp(`return ${name} =`), 'return')
  return new Function('__LOCALE__', 'registry', expression)(locale, registry) as (gaps: object) => string
}

test('every message says the same in its short form, in every language', () => {
  const gaps = new Proxy({}, { get: (_target, key) => `<${String(key)}>` })
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    for (const name of names) {
      const compiled = (m as unknown as Record<string, (gaps: object) => string>)[name]
      expect(shortened(name, locale)(gaps), name).toBe(compiled?.(gaps))
    }
  }
})

test('a module that the compiler writes in another way fails the build, and so does a runtime that nothing imports', () => {
  const code = readFileSync(`${folder}/shell_cancel.js`, 'utf8')
  expect(() => slimMessage(code.replace('return /** @type', 'return /** @kind'))).toThrow('no longer writes messages')
  expect(() => slimMessage(code.replaceAll('zh_cn2_', 'zh_cn_'))).toThrow('no longer writes messages')
  expect(errorOf(slimMessages(), 'buildEnd')).toContain('the runtime of Paraglide')
})
