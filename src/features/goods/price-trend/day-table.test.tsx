import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import DayTable from './day-table.tsx'

const day = { median: '96.00', low: '94.00', high: '98.00', volume: 3 }

test('S1.1 the table of prices says, as the chart does, that today is not over', () => {
  const days = [
    { ...day, day: '2026-11-05', is_under_way: false },
    { ...day, day: '2026-11-06', is_under_way: true },
  ]
  const text = textOf(renderToStaticMarkup(<DayTable label="Prices" days={days} />))
  expect(text).toContain('6 Nov (so far)')
  expect(text).not.toContain('5 Nov (so far)')
})
