import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDateTime } from '#i18n/format.ts'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { DueLine } from './due-line.tsx'

const now = Date.UTC(2026, 10, 22, 12)
const later = now / 1000 + 20 * 86_400
const said = (state: 'awaiting_payment' | 'active', expires_at: number) =>
  textOf(renderToStaticMarkup(<DueLine purchase={{ state, expires_at, ended_at: null }} now={now} />))

test('S4.22 an unpaid purchase order says until when to pay, and what happens otherwise', () => {
  expect(said('awaiting_payment', now / 1000 + 600)).toMatch(
    /^ ?Pay for the purchase order.*10:00.*Otherwise the purch/,
  )
})

test('S2.9 an open one says when it expires, which nobody has to act for', () => {
  expect(said('active', later)).toContain(`Expires ${formatDateTime(later)}`)
  expect(said('active', later)).not.toMatch(/\bby\b|Otherwise/)
})
