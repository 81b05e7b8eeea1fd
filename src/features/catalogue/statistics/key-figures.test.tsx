import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import { KeyFigures, type Statistics } from './key-figures.tsx'

const figures = { volume: 10, turnover: '100.00' }
const day = (date: string, index: number, is_under_way = false) => ({ ...figures, day: date, index, is_under_way })

/** What is said of these days. */
const read = (window: '1d' | '7d' | '30d', ...days: Statistics['days']) =>
  textOf(
    renderToStaticMarkup(
      <KeyFigures statistics={{ total: figures, before: figures, days } as unknown as Statistics} window={window} />,
    ),
  )

test('S1.1 the price index is that of the last whole day: today’s rests on its first few sales', () => {
  const days = [day('2026-11-05', 100), day('2026-11-06', 104.5), day('2026-11-07', 212, true)]
  expect(read('1d', ...days)).toMatch(/Price index 104\.50 .*4\.5%/)
  expect(read('1d', day('2026-11-07', 212, true))).toMatch(/Price index – $/)
})

test('S1.1 the index’s change covers the chosen period, like the figures beside it', () => {
  const days = [day('2026-10-07', 100), day('2026-10-30', 120), day('2026-11-05', 160), day('2026-11-06', 168)]
  expect(read('1d', ...days)).toMatch(/Price index 168\.00 .*\D5\.0%/)
  expect(read('7d', ...days)).toMatch(/Price index 168\.00 .*\D40\.0%/)
  expect(read('30d', ...days)).toMatch(/Price index 168\.00 .*\D68\.0%/)
  // Nothing was sold on the day before the period.
  expect(read('7d', ...days.slice(2))).toMatch(/Price index 168\.00 $/)
})
