import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('S1.5 rows with the lines they begin on, however a spreadsheet ends and quotes them', () => {
  expect(readCsv('\uFEFFa,b\r\n1,"x,""y""\nz"\r\n\r\n , \r\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x,"y"\nz'] },
    { line: 6, cells: ['3', '4'] },
  ])
})

test.each(['\n', '\r\n', '\r'])('S1.5 lines that end with %j', (end) => {
  expect(readCsv(['a;b', '1;"x', 'y"', '', '3;4', ''].join(end))).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x\ny'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test.each([';', '\t'])('S1.5 cells parted by %j', (separator) => {
  expect(readCsv(['a', 'b'].join(separator) + '\n' + ['1,5', '2'].join(separator))).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1,5', '2'] },
  ])
})

test('S1.5 a quotation that is never closed', () => {
  expect(readCsv('a,b\n1,"2\n3,4')).toBeNull()
  expect(readCsv('')).toEqual([])
})
