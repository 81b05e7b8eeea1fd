import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('S1.8 cells are parted by commas, quoted where they hold what would part them', () => {
  expect(csvLine(['a', 1, null, 'x,y', 'say "hi"', 'two\nlines'])).toBe('a,1,,"x,y","say ""hi""","two\nlines"\r\n')
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%0A', "=cmd|' /C calc'!A0"])(
  'S1.8 a spreadsheet runs no formula from %j',
  (text) => {
    const line = csvLine([text])
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

test.each(['-128.50', '128.50', '0.00', '-1', '42'])('S5.7 the amount %s stays a number', (amount) => {
  expect(csvLine([amount])).toBe(`${amount}\r\n`)
})
