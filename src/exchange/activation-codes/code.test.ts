import { expect, test } from 'vitest'
import { hashCode, makeCode, normaliseCode } from './code.ts'

test('S1.9 a code reads the same however it is copied', () => {
  const code = makeCode()
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
  const plain = code.replaceAll('-', '')
  for (const copy of [code, plain, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `])
    expect(normaliseCode(copy)).toBe(plain)
  expect(normaliseCode('OOOO-IIII-LLLL-0000')).toBe('0000111111110000')
})

test.each(['', 'ABCD', 'ABCD-ABCD-ABCD-ABC', 'ABCD-ABCD-ABCD-ABCD-A', 'ABCD-ABCD-ABCD-ABC!', 'UUUU-UUUU-UUUU-UUUU'])(
  'S1.9 %j is no code',
  (text) => expect(normaliseCode(text)).toBeNull(),
)

test('codes do not repeat, and each key hashes them its own way', () => {
  expect(new Set(Array.from({ length: 500 }, makeCode)).size).toBe(500)
  expect(hashCode(Buffer.alloc(32, 1), 'A')).not.toBe(hashCode(Buffer.alloc(32, 2), 'A'))
})
