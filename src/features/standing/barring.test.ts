import { expect, test } from 'vitest'
import { barring } from './barring.ts'

test('S4.21 a ban is told where it bars from something, a frozen account everywhere', () => {
  const all = [{ kind: 'frozen' }, { kind: 'sale_banned' }, { kind: 'wanted_banned' }] as const
  const kinds = (section: Parameters<typeof barring>[0]) => barring(section, all).map(({ kind }) => kind)
  expect(kinds('sale')).toEqual(['frozen', 'sale_banned'])
  expect(kinds('inventory')).toEqual(['frozen', 'sale_banned'])
  expect(kinds('purchase')).toEqual(['frozen', 'wanted_banned'])
})

test('S4.21 a wallet takes nothing in for a frozen account, and no recharge for one that is being closed', () => {
  const all = [{ kind: 'frozen' }, { kind: 'closing' }, { kind: 'platform_held' }, { kind: 'sale_banned' }] as const
  expect(barring('recharge', all).map(({ kind }) => kind)).toEqual(['frozen', 'closing'])
  expect(barring('withdraw', all).map(({ kind }) => kind)).toEqual(['frozen'])
  expect(barring('withdraw', [{ kind: 'feature_unavailable' }])).toHaveLength(1)
  expect(barring('withdraw', [{ kind: 'withdrawal_banned' }])).toHaveLength(1)
  expect(barring('recharge', [{ kind: 'withdrawal_banned' }])).toEqual([])
  expect(barring('redeem', all).map(({ kind }) => kind)).toEqual(['frozen'])
  expect(barring('change', all).map(({ kind }) => kind)).toEqual(['frozen'])
})
