import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeadlineLine } from './deadline-line.tsx'

const now = Date.UTC(2026, 10, 22, 12)
const said = (seconds: number | null, otherwise?: string) =>
  renderToStaticMarkup(
    <DeadlineLine
      task="Send the offer"
      until={seconds === null ? null : now / 1000 + seconds}
      otherwise={otherwise}
      isMine
      now={now}
    />,
  ).replaceAll(/<[^>]+>/g, ' ')

test('S4.22 a deadline counts down in its last hour, names the time today, and the date later', () => {
  expect(said(59 * 60 + 59)).toMatch(/59:59/)
  expect(said(3600)).toMatch(/by \d\d:\d\d/)
  expect(said(3600)).not.toMatch(/2026/)
  expect(said(3 * 86_400)).toMatch(/by 25 Nov 2026, \d\d:\d\d/)
})

test('S4.22 it says what happens otherwise, and nothing of a time where there is none', () => {
  expect(said(60, 'Otherwise the buyer is refunded.')).toMatch(/Send the offer .*01:00.* Otherwise the buyer/)
  expect(said(null)).toMatch(/^\s*Send the offer\s*$/)
})
