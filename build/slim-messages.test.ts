import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale, pick } from '#i18n/runtime.client.ts'
import { locales } from '#i18n/locale.ts'
import * as m from '#paraglide/messages.js'
import { overwriteGetLocale as overwriteCompiled } from '#paraglide/runtime.js'
import { slimMessage } from './slim-messages.ts'

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

test('what is no plain text stays as it is', () => {
  expect(slimMessage('export const x = () => 1')).toBeUndefined()
})
