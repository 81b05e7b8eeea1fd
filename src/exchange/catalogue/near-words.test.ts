import { expect, test } from 'vitest'
import { pinyinText } from '../../../scripts/catalogue/pinyin.ts'
import { readFileSync } from 'node:fs'
import { correctKeyword } from './near-words.ts'

test.each([
  ['redlien', 'redline'],
  ['asimov', 'asiimov'],
  ['AWP asimov', 'awp asiimov'],
  ['karambti dopler', 'karambit doppler'],
  ['hongxian', '红线'],
  ['ak hongxian', 'ak 红线'],
  ['hong xian', '红线'],
])('S1.1 %s is put right to %s', (typed, meant) => expect(correctKeyword(typed)).toBe(meant))

test.each(['redline', 'ak47 redl', '红线', 'xqzvkw', 'xq', '***'])('%s has nothing to be put right', (typed) =>
  expect(correctKeyword(typed)).toBeNull(),
)

test('the pinyin beside the catalogue is that of its names', () => {
  expect(readFileSync(new URL('./data/pinyin.json', import.meta.url), 'utf8')).toBe(pinyinText())
})
