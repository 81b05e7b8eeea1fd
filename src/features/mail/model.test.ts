import { describe, expect, test } from 'vitest'
import { placeOf, readIn, type Mail, type MailPage } from './model.ts'

const mail = (mail_id: string, category: Mail['category'], is_read = false): Mail => ({
  mail_id,
  category,
  kind: 'order_sold',
  title: '',
  text: '',
  about: null,
  goods_id: null,
  restriction: null,
  due: null,
  is_read,
  created_at: 0,
})

describe('S1.11 what has been read', () => {
  const page: MailPage = { items: [mail('1', 'trade'), mail('2', 'money'), mail('3', 'trade')], next_cursor: null }
  const unreadOf = ({ items }: MailPage) => items.filter(({ is_read }) => !is_read).map(({ mail_id }) => mail_id)

  test('can be single messages', () => expect(unreadOf(readIn(page, { mailIds: ['1', '3'] }))).toEqual(['2']))
  test('can be every message', () => expect(unreadOf(readIn(page, { all: true }))).toEqual([]))
  test('can be every message of a category', () =>
    expect(unreadOf(readIn(page, { all: true, category: 'trade' }))).toEqual(['2']))
  test('leaves alone what was read before', () => {
    const read = { items: [mail('1', 'trade', true)], next_cursor: null }
    expect(readIn(read, { all: true }).items[0]).toBe(read.items[0])
  })
})

describe('S1.11 a mail leads to what it is about', () => {
  const place = (subject: NonNullable<Mail['about']>['subject'], kind = '') =>
    placeOf({ kind, about: { subject, id: '7' }, goods_id: null })

  test('an order, a feedback, a purchase order: to its own page', () => {
    expect(place('order')).toEqual({ page: '/inventory/to_receive', rest: '/7' })
    expect(place('feedback')).toEqual({ page: '/feedback', rest: '/7' })
    expect(place('purchase_order')).toEqual({ page: '/purchase/wait_supply', rest: '/7' })
  })

  test.each([
    ['orders_sold', '/sale/to_delivery'],
    ['orders_sold_buyer_opens', '/sale/to_delivery'],
    ['orders_offered', '/inventory/to_receive'],
    ['orders_offer_to_open', '/inventory/to_receive'],
    ['orders_received', '/backpack'],
  ])('several orders, %s: to where all of them are', (kind, page) => expect(place('order', kind)).toEqual({ page }))

  test.each([
    ['bargain_received', '/sale/received_bargain'],
    ['bargain_counter_refused', '/sale/received_bargain'],
    ['bargain_accepted', '/inventory/sent_bargain'],
    ['bargain_expired', '/inventory/sent_bargain'],
  ])('a bargain, %s: to the side of the one who reads it', (kind, page) =>
    expect(place('bargain', kind)).toEqual({ page, rest: '/7' }),
  )

  test('a price alert: to the goods that it names', () => {
    const about = { subject: 'goods_bookmark', id: '7' } as const
    expect(placeOf({ kind: 'price_reached', about, goods_id: '3341' })).toEqual({ page: '/goods', rest: '/3341' })
  })

  test('a price alert on a listing: to that listing', () => {
    const about = { subject: 'watched_listing', id: '7' } as const
    expect(placeOf({ kind: 'listing_price_reached', about, goods_id: '3341' })).toEqual({
      page: '/goods_detail',
      rest: '/7',
    })
  })

  test('failed listings: to where they are mended', () =>
    expect(placeOf({ kind: 'listings_item_gone', about: null, goods_id: null })?.page).toBe('/sale/on_sale'))

  test('purchase orders that nobody could supply: to where they are resumed', () =>
    expect(placeOf({ kind: 'purchases_inventory_private', about: null, goods_id: null })?.page).toBe(
      '/purchase/suspended',
    ))

  test('a shop’s announcement that was removed: to where another is written', () =>
    expect(placeOf({ kind: 'notice_taken', about: null, goods_id: null })?.page).toBe('/sale/shop'))

  test.each(['platform_unbound', 'platform_bound', 'trade_url_replaced', 'api_key_replaced'])(
    'a changed trade setting, %s: to the settings',
    (kind) => expect(placeOf({ kind, about: null, goods_id: null })?.page).toBe('/setting'),
  )

  test('nothing in particular: nowhere', () =>
    expect(placeOf({ kind: 'restriction_lifted', about: null, goods_id: null })).toBeUndefined())
})
