import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { orderView, type OrderView } from '#contract/orders/orders.ts'
import { formatDateTime } from '#i18n/format.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { OrderRow } from './order-row.tsx'

const now = Date.UTC(2026, 10, 22, 12)
const inSeconds = (seconds: number) => now / 1000 + seconds
const sample = orderView.parse(sampleOf(orderView))
const order: OrderView = {
  ...sample,
  role: 'buyer',
  offer_ending: null,
  is_ended_by_support: false,
  counterpart: { ...sample.counterpart, nickname: 'Mei' },
}
const drawn = (facts: Partial<OrderView>) =>
  renderToStaticMarkup(<OrderRow order={{ ...order, ...facts }} href="/inventory/to_receive/1" now={now} />)
const said = (facts: Partial<OrderView>) => textOf(drawn(facts))

describe('S4.22 S1.2 a purchase in the list says who must act, what, until when, and what happens otherwise', () => {
  test.each([
    ['awaiting_payment', 'buyer', /Pay for the order.*Otherwise the order is cancelled/],
    ['awaiting_delivery', 'seller', /Mei sends the trade offer.*Otherwise the order ends and you get your money back/],
    ['awaiting_delivery', 'buyer', /Send the trade offer.*Otherwise the order ends and you get your money back/],
    ['awaiting_acceptance', 'buyer', /Accept the trade offer.*Otherwise the order ends and you get your money back/],
    ['awaiting_acceptance', 'seller', /Mei accepts the trade offer.*Otherwise the order ends and you get/],
  ] as const)('in %s, waiting for the %s', (state, awaited, words) => {
    expect(said({ state, awaited, deadline_at: inSeconds(1800) })).toMatch(words)
  })

  test('by a countdown within the hour, by the date later', () => {
    const paying = { state: 'awaiting_payment', awaited: 'buyer' } as const
    expect(said({ ...paying, deadline_at: inSeconds(1800) })).toContain('30:00')
    const later = inSeconds(3 * 86_400)
    expect(said({ ...paying, deadline_at: later })).toContain(`by ${formatDateTime(later)}`)
  })

  test('in protection only time has to pass, until a moment', () => {
    const later = inSeconds(3 * 86_400)
    const words = said({ state: 'in_protection', awaited: null, deadline_at: later })
    expect(words).toMatch(/Trade protection ends/)
    expect(words).toContain(formatDateTime(later))
    expect(words).not.toMatch(/\bby\b|Otherwise/)
  })

  test('once it has ended: when, from whom, and who was at fault', () => {
    const words = said({ state: 'refunded', awaited: null, deadline_at: null, fault: 'seller' })
    expect(words).toContain(`${formatDateTime(order.created_at)} · From Mei · At fault: Mei`)
    expect(words).not.toMatch(/Otherwise/)
  })
})

test('S1.2 a purchase in the list has the wear, seed, stickers and charm of its item', () => {
  const sticker = { slot: 0, name: 'Crown (Foil)', image: null, wear: null }
  const asset = {
    ...order.asset,
    wear: 0.123456,
    paint_seed: 661,
    stickers: [{ ...order.asset.stickers[0]!, ...sticker }],
  }
  const markup = drawn({ asset: { ...asset, charm: { ...order.asset.charm!, name: 'Hot Howl', image: null } } })
  expect(textOf(markup)).toMatch(/0\.123456.*661/)
  expect(markup).toContain('Crown (Foil)')
  expect(markup).toContain('aria-label="Hot Howl"')
})
