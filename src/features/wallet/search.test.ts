import { expect, test } from 'vitest'
import { filtersOf, walletSearch } from './search.ts'

test('S2.19 the filters of the statement are read from the address, bad ones dropped one by one', () => {
  expect(
    walletSearch({ kind: 'sale', account: 'held', direction: 'up', from: '2026-11-01', to: '2026-13-01', x: '1' }),
  ).toEqual({ kind: 'sale', account: 'held', from: '2026-11-01' })
})

test('S2.19 the log shown by default is left out of the address', () => {
  expect(walletSearch({ log: 'flow' })).toEqual({})
  expect(walletSearch({ log: 'recharge' })).toEqual({ log: 'recharge' })
})

test('S2.19 a filter that means nothing in the log at hand is dropped', () => {
  expect(walletSearch({ log: 'recharge', kind: 'sale', state: 'failed' })).toEqual({ log: 'recharge' })
  expect(walletSearch({ log: 'withdraw', state: 'failed' })).toEqual({ log: 'withdraw', state: 'failed' })
  expect(walletSearch({ state: 'paid' })).toEqual({})
})

test('S2.19 an end before the beginning is dropped', () => {
  expect(walletSearch({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ from: '2026-11-02' })
  expect(walletSearch({ from: '2026-02-29', to: '2028-02-29' })).toEqual({ to: '2028-02-29' })
  expect(walletSearch({ from: '2026-11-01', to: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-01' })
})

test('dialogs in the address are not filters of the logs', () => {
  const search = walletSearch({ log: 'withdraw', recharge: 'latest', withdrawal: '12', redeem: '1' })
  expect(search).toEqual({ log: 'withdraw', recharge: 'latest', withdrawal: '12', redeem: true })
  expect(filtersOf(search)).toEqual({ log: 'withdraw' })
  expect(walletSearch({ recharge: '0', withdrawal: 'latest' })).toEqual({})
})

test('S2.33 what is to be recharged is money, and what it is for is a page of this site', () => {
  const asked = walletSearch({ recharge: 'new', amount: '42.5', back: '/goods/x?buy=7' })
  expect(asked).toEqual({ recharge: 'new', amount: '42.50', back: '/goods/x?buy=7' })
  expect(filtersOf(asked)).toEqual({})
  expect(walletSearch({ recharge: 'new', amount: 'much', back: '//evil.example' })).toEqual({ recharge: 'new' })
})
