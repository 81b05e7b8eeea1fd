import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { compareNames } from './compare-names.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test('numbers in names sort by value', () => {
  expect(['Rule 10', 'Rule 2', 'rule 1'].toSorted(compareNames)).toEqual(['rule 1', 'Rule 2', 'Rule 10'])
})

test('names sort as the language does: Chinese ones by pinyin', () => {
  overwriteGetLocale(() => 'zh-CN')
  expect(['长期 10', '便宜', '长期 2', '安全'].toSorted(compareNames)).toEqual(['安全', '便宜', '长期 2', '长期 10'])
})
