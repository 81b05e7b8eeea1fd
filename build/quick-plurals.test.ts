import { expect, test } from 'vitest'
import { locales } from '#i18n/locale.ts'
import { plural } from '#i18n/plurals.ts'
import * as registry from '#paraglide/registry.js'
import { errorOf } from '../tests/setup/build-errors.ts'
import { quickPlurals } from './quick-plurals.ts'

test('every count has the form that Paraglide gives it', () => {
  const counts = [0, 1, 2, 5, 11, 21, 1.5, '1', '1,234', undefined, null]
  for (const locale of locales) {
    for (const count of counts) expect(plural(locale, count), `${count}`).toBe(registry.plural(locale, count))
  }
})

test('a build in which no message asks for a form fails', () => {
  expect(errorOf(quickPlurals(), 'buildEnd')).toContain('the registry of Paraglide')
})
