import { describe, expect, test } from 'vitest'
import { inventoryRequest, isUnread, syncShare, syncStanding, type Sync } from './model.ts'
import { inventorySearch, isNarrowed, listPartOf, unfiltered } from './search.ts'

const now = 1_800_000_000_000
const seconds = now / 1000
const sync: Sync = {
  state: 'idle',
  failure: null,
  started_at: seconds - 60,
  finished_at: seconds - 58,
  read_at: seconds - 58,
  pages_read: 2,
  items_read: 1_200,
  items_expected: 1_200,
  next_at: seconds - 30,
  item_count: 1_190,
  unknown_count: 10,
  added_count: 3,
  gone_count: 1,
}

describe('S2.19 the address of the inventory', () => {
  test('is a deep link, bad values dropped one by one', () => {
    const search = { status: 'locked', exterior: 'xx', wear_min: '0.15', wear_max: '2', price_min: '10', goods: 'x' }
    expect(inventorySearch(search)).toEqual({ status: 'locked', wear_min: 0.15, price_min: '10.00' })
    expect(inventorySearch({ sort: 'newest', view: 'list', item: '0' })).toEqual({})
  })

  test('what is open above the list, or how that is shown, loads no other list', () => {
    expect(listPartOf({ status: 'locked', view: 'grid', item: '7', supply: '9', seen: '1.00' })).toEqual({
      status: 'locked',
    })
  })

  test('all filters are taken off at once; the order stays', () => {
    const search = inventorySearch({ stickers: 'with', wear_max: '0.07', sort: 'value_desc', view: 'grid' })
    expect(isNarrowed(search)).toBe(true)
    const all = inventorySearch({ ...search, ...unfiltered })
    expect(isNarrowed(all)).toBe(false)
    expect(all).toEqual({ sort: 'value_desc', view: 'grid' })
  })
})

test('S1.5 the list is asked for what the address says', () => {
  expect(inventoryRequest({})).toEqual({})
  expect(
    inventoryRequest({ status: 'sellable', exterior: 'ft', stickers: 'without', wear_min: 0, goods: 'tczgmdfx1yp' }),
  ).toEqual({
    statuses: ['sellable'],
    exteriors: ['ft'],
    has_stickers: false,
    wear_min: 0,
    goods_id: 'tczgmdfx1yp',
  })
})

describe('S1.5 how fresh the inventory is', () => {
  test.each([
    [{}, 'fresh'],
    [{ state: 'running' as const }, 'running'],
    [{ state: 'failed' as const, failure: 'private' as const }, 'private'],
    [{ state: 'failed' as const, failure: 'rate_limited' as const }, 'rate_limited'],
    [{ state: 'failed' as const, failure: 'slow' as const }, 'slow'],
    [{ state: 'failed' as const, failure: null }, 'unavailable'],
    [{ read_at: seconds - 7 * 3_600 }, 'stale'],
    [{ read_at: null }, 'never'],
  ])('%o is %s', (change, standing) => {
    expect(syncStanding({ ...sync, ...change }, now)).toBe(standing)
  })

  test('who has never had a reading gets one unasked; who has had one that failed does not', () => {
    const unread = { ...sync, started_at: null, finished_at: null, read_at: null }
    expect(isUnread(unread)).toBe(true)
    expect(isUnread({ ...sync, state: 'failed', failure: 'private', read_at: null })).toBe(false)
  })

  test('how far a reading has got is known once the platform says how much there is', () => {
    expect(syncShare({ ...sync, items_read: 300 })).toBe(0.25)
    expect(syncShare({ ...sync, items_expected: null })).toBeUndefined()
    expect(syncShare({ ...sync, items_expected: 0 })).toBeUndefined()
    expect(syncShare({ ...sync, items_read: 1_300 })).toBe(1)
  })
})
