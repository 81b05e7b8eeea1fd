import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import settings from '../../project.inlang/settings.json' with { type: 'json' }
import { baseLocale, locales } from './locale.ts'

type Texts = Record<string, string>
const patterns = settings['plugin.inlang.messageFormat'].pathPattern
const read = (pattern: string, locale: string) =>
  JSON.parse(readFileSync(pattern.replace('{locale}', locale), 'utf8')) as Texts
const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test('the compiler and the site speak the same languages', () => {
  expect(settings.locales).toEqual([...locales])
  expect(settings.baseLocale).toBe(baseLocale)
})

describe.each(patterns)('%s', (pattern) => {
  const base = read(pattern, baseLocale)
  test.each(locales.filter((locale) => locale !== baseLocale))('has every text in %s, with the same gaps', (locale) => {
    const other = read(pattern, locale)
    expect(Object.keys(other).sort()).toEqual(Object.keys(base).sort())
    for (const [key, text] of Object.entries(base)) expect([key, gaps(other[key] ?? '')]).toEqual([key, gaps(text)])
  })
})

test('no key is in two files: the later one would win', () => {
  const keys = patterns.flatMap((pattern) => Object.keys(read(pattern, baseLocale)))
  expect(keys).toEqual([...new Set(keys)])
})
