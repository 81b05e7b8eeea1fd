import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { encodeCursor } from './cursor.ts'
import { keysetAfter, keysetFrom, keysetOrder, tradeSortRules, type SortRule } from './keyset.ts'

const { id, price, expiresAt } = purchaseOrders
const newest: SortRule = { isDescending: true }
const cheapest: SortRule = { by: { key: price, type: 'bigint' }, isDescending: false }
const expiring: SortRule = { by: { key: expiresAt, type: 'timestamptz' }, isDescending: false }

const written = (sql: ReturnType<typeof keysetAfter>) => sql && new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql)

test('the rows after a position follow in the order of the sort, with the id as tie-breaker', () => {
  expect(written(keysetAfter(newest, id, { key: null, id: '7' }))).toMatchObject({
    sql: '"purchase_orders"."id" < $1::bigint',
    params: ['7'],
  })
  expect(written(keysetOrder(newest, id))!.sql).toBe('"purchase_orders"."id" desc')
  expect(written(keysetAfter(expiring, id, { key: '1500', id: '7' }))).toMatchObject({
    sql: '("purchase_orders"."expires_at", "purchase_orders"."id") > ($1::timestamptz, $2::bigint)',
    params: ['1970-01-01T00:00:01.500Z', '7'],
  })
  expect(written(keysetOrder(cheapest, id))!.sql).toBe('"purchase_orders"."price" asc, "purchase_orders"."id" asc')
})

test('a position that the sort cannot have is refused', () => {
  expect(keysetAfter(newest, id, { key: '5', id: '7' })).toBeNull()
  expect(keysetAfter(newest, id, { key: null, id: '7x' })).toBeNull()
  expect(keysetAfter(cheapest, id, { key: null, id: '7' })).toBeNull()
  expect(keysetAfter(cheapest, id, { key: '5.5', id: '7' })).toBeNull()
  expect(keysetAfter(expiring, id, { key: '-1', id: '7' })).toBeNull()
})

test('a cursor goes on in its own sort, and is refused in every other', () => {
  const rules = tradeSortRules(price)
  const cursor = encodeCursor('price_desc', { key: '500', id: '7' })
  expect(keysetFrom(rules, 'price_desc', id, undefined)).toBeUndefined()
  expect(written(keysetFrom(rules, 'price_desc', id, cursor)!)).toMatchObject({
    sql: '("purchase_orders"."price", "purchase_orders"."id") < ($1::bigint, $2::bigint)',
    params: ['500', '7'],
  })
  for (const sort of ['newest', 'oldest', 'price_asc'] as const)
    expect(keysetFrom(rules, sort, id, cursor), sort).toBeNull()
})
