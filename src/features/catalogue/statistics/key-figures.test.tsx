import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import { KeyFigures, type Statistics } from './key-figures.tsx'

const figures = { volume: 10, turnover: '100.00' }
const day = (index: number, is_under_way = false) => ({ ...figures, day: '2026-11-06', index, is_under_way })

/** What is said of these days. */
const read = (...days: Statistics['days']) =>
  textOf(
    renderToStaticMarkup(
      <KeyFigures statistics={{ total: figures, before: figures, days } as unknown as Statistics} />,
    ),
  )

test('S1.1 the price index is that of the last whole day: today’s rests on its first few sales', () => {
  expect(read(day(100), day(104.5), day(212, true))).toMatch(/Price index 104\.50 .*4\.5%/)
  expect(read(day(212, true))).toMatch(/Price index – $/)
})
