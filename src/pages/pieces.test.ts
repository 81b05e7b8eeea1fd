import { expect, test } from 'vitest'
import { encodePieces, splitAtLast } from './pieces.ts'

test('pieces of a text are encoded one after the other', () => {
  const text = '<p>¥1.50 ★ 刀</p>'
  const pieces = ['', text.slice(0, 6), text.slice(6), '']
  expect(new TextDecoder().decode(encodePieces(pieces))).toBe(text)
})

test.each([
  [['<p>', '<script>1', '</script><script>2', '</script>', '</body>']],
  [['<p>', '<script>1</script>', '</body>']],
  [['<script>']],
])('%j is split where its last script begins', (pieces) => {
  const { before, after } = splitAtLast('<script', pieces)
  expect(after).toMatch(/^<script/)
  expect(after.lastIndexOf('<script')).toBe(0)
  expect(before.join('') + after).toBe(pieces.join(''))
})

test('of a text without a script, nothing is before it', () => {
  expect(splitAtLast('<script', ['<p>', '</p>'])).toEqual({ before: [], after: '<p></p>' })
})
