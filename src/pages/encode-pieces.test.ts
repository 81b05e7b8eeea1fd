import { expect, test } from 'vitest'
import { encodePieces } from './encode-pieces.ts'

test('pieces of a text are encoded one after the other', () => {
  const text = '<p>¥1.50 ★ 刀</p>'
  const pieces = ['', text.slice(0, 6), text.slice(6), '']
  expect(new TextDecoder().decode(encodePieces(pieces))).toBe(text)
})
