import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import type { RechargeState, WithdrawalState } from '#contract/words.ts'
import { describeFlow } from './describe-flow.ts'
import { RechargeList } from './recharge-list.tsx'
import type { RechargeRecord, WithdrawalRecord } from './records.ts'
import { WithdrawalList } from './withdrawal-list.tsx'

const address = { link: (search: object) => ({ href: `/wallet?${JSON.stringify(search)}` }) } as never

/** The visible text of each row of a list. */
const rowsOf = (list: React.ReactElement) =>
  renderToStaticMarkup(list)
    .split('<li')
    .slice(1)
    .map((row) => `<li${row}`.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))

const recharge = (state: RechargeState, id: string): RechargeRecord => ({
  recharge_id: id,
  provider: 'alipay',
  method: 'qr',
  state,
  amount: '50.00',
  pay_url: '',
  created_at: 1_795_000_000,
  expires_at: 1_795_000_900,
  ended_at: null,
  trade_no: null,
})

const withdrawal = (state: WithdrawalState, failure: WithdrawalFailure | null, id: string): WithdrawalRecord => ({
  withdraw_id: id,
  provider: 'alipay',
  account: '138****0001',
  state,
  failure,
  amount: '100.00',
  fee: '0.50',
  arrival_amount: '99.50',
  created_at: 1_795_000_000,
  confirm_before: null,
  confirmed_at: null,
  ended_at: null,
  transfer_no: null,
})

test('S1.8 a recharge is one row with its state', () => {
  const states = ['created', 'paid', 'closed'] as const
  const rows = rowsOf(
    <RechargeList recharges={states.map((state, index) => recharge(state, `${index}`))} address={address} />,
  )
  expect(rows).toHaveLength(3)
  for (const [index, said] of ['Waiting', 'Paid', 'Closed'].entries()) expect(rows[index]).toContain(said)
})

const ends = [
  ['awaiting_confirmation', null, 'To be confirmed', 'SMS code'],
  ['processing', null, 'In progress', 'goes to your receiving account'],
  ['paid', null, 'Arrived', 'has arrived'],
  ['failed', 'account_unknown', 'Failed', 'account'],
  ['failed', 'given_up', 'Ended by support', 'Support ended it'],
  ['failed', 'cancelled', 'Cancelled', 'You cancelled it'],
] as const

test('S1.8 a withdrawal is one row with its state', () => {
  const rows = rowsOf(
    <WithdrawalList
      withdrawals={ends.map(([state, failure], index) => withdrawal(state, failure, `${index}`))}
      address={address}
    />,
  )
  expect(rows).toHaveLength(ends.length)
  for (const [index, [, , name]] of ends.entries()) expect(rows[index]).toContain(name)
})

describe('S1.8 the line of a withdrawal in the statement', () => {
  const line = { reason: 'withdrawal_held', amount: '-100.00', account: 'available', order_state: null } as const

  test.each(ends)('%s (%s) is called %s, and says what has become of it', (state, failure, name, text) => {
    const said = describeFlow({ ...line, withdrawal: { state, failure } })
    expect(said.name).toBe('Withdrawal')
    expect(said.state?.name).toBe(name)
    expect(said.text).toContain(text)
  })

  test('as the held balance sees it has no state', () =>
    expect(
      describeFlow({ ...line, account: 'held', withdrawal: { state: 'paid', failure: null } }).state,
    ).toBeUndefined())
})
