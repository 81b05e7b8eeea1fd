import { expect, test } from 'vitest'
import { isApiKey, isTradeUrl, preparationOf } from './preparation-model.ts'

const nothing = { steam64_id: null, inventory_open: false, api_key_set: false, trade_url: null, setup_failure: null }
const states = (person: Parameters<typeof preparationOf>[0]) =>
  preparationOf(person).map(
    ({ key, isDone, isBlocked }) => `${key} ${isDone ? 'done' : isBlocked ? 'blocked' : 'open'}`,
  )

test('S2.40 four steps, and all wait for the account to be bound', () =>
  expect(states(nothing)).toEqual(['bind open', 'inventory blocked', 'key blocked', 'trade blocked']))

test('S2.40 each step is done or not', () => {
  const bound = { ...nothing, steam64_id: '76561198000000001' }
  expect(states(bound)).toEqual(['bind done', 'inventory open', 'key open', 'trade open'])
  expect(states({ ...bound, inventory_open: true, trade_url: 'https://x/' })).toEqual([
    'bind done',
    'inventory done',
    'key open',
    'trade done',
  ])
})

test('S2.40 S8.12 a key or link that has stopped working is to be set again', () => {
  const all = { steam64_id: '76561198000000001', inventory_open: true, api_key_set: true, trade_url: 'https://x/' }
  const open = (setup_failure: Parameters<typeof preparationOf>[0]['setup_failure']) =>
    preparationOf({ ...all, setup_failure })
      .filter(({ isDone }) => !isDone)
      .map(({ key }) => key)
  expect(open('api_key_invalid')).toEqual(['key'])
  expect(open('trade_url_invalid')).toEqual(['trade'])
  expect(open(null)).toEqual([])
})

test('S1.14 the inventory of no account is not public', () =>
  expect(states({ ...nothing, inventory_open: true })[1]).toBe('inventory blocked'))

test('half a key and half a link are not sent', () => {
  expect(isApiKey(' 0123456789ABCDEF0123456789abcdef ')).toBe(true)
  expect(isApiKey('0123456789ABCDEF0123456789abcde')).toBe(false)
  expect(isTradeUrl('https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh')).toBe(true)
  for (const wrong of ['', 'partner=1&token=x', 'javascript:alert(1)']) expect(isTradeUrl(wrong), wrong).toBe(false)
})
