import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { withdrawalFeeBasisPoints: 100n } })
  const money = createMoney(exchange)
  const person = await exchange.signIn({ funds: 500_00n })
  await money.verify(person)
  await money.bind(person)
  await money.pay((await money.recharge(person, '100.00')).recharge_id)
  await money.recharge(person, '50.00')
  await exchange.advance(61)
  await money.withdraw(person, '100.00')
  await exchange.runJobs()
  await money.begin(person, '30.00')
})
afterAll(() => exchange.close())

/** Returns the violations found after a change that no command would make; the change is rolled back. */
async function brokenBy(change: string): Promise<number[]> {
  let found: number[] = []
  const undone = new Error('undone')
  const attempt = exchange.services.db.transaction(async (tx) => {
    for (const statement of change.split(';')) await tx.execute(sql.raw(statement))
    found = (await reconcile(tx)).map(({ invariant }) => invariant.number)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return [...new Set(found)].sort((a, b) => a - b)
}

test('S6.5 consistent books of recharges and withdrawals yield no violations', async () => {
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test.each([
  [
    'a recharge paid without money',
    `update recharges set state = 'paid', trade_no = 'x', due_at = null where state = 'created'`,
    [15, 16],
  ],
  ['a recharge whose amount was changed', `update recharges set amount = amount + 1 where state = 'paid'`, [16]],
  [
    'a recharge of somebody else',
    `update recharges set user_id = (select min(id) from users where id <> user_id) where state = 'paid'`,
    [16],
  ],
  [
    'a paid recharge that is open again',
    `update recharges set state = 'created', due_at = now() where state = 'paid'`,
    [15, 16],
  ],
  [
    'a withdrawal without its hold',
    `update holds set state = 'released', ended_at = now() where kind = 'withdrawal' and state = 'open'`,
    [6, 7],
  ],
  [
    'a withdrawal that jumped',
    `update withdrawals set state = 'paid', transfer_no = 'x', due_at = null where state = 'awaiting_confirmation'`,
    [6, 14, 15, 16],
  ],
  [
    'a payout that was forgotten',
    `update withdrawals set state = 'processing', transfer_no = null, due_at = now() where state = 'paid'`,
    [6, 14, 15, 16],
  ],
  ['a fee that was changed', `update withdrawals set fee = fee - 1 where state = 'paid'`, [14, 16]],
  ['cash from nowhere', `update ledger_accounts set balance = balance - 1 where key = 'cash:alipay'`, [1, 2, 16]],
])('S6.5 %s is found', async (_, change, expected) => {
  // A second person, for changes that need another user's id.
  const others = change.includes('min(id)') ? `insert into users (phone, nickname) values ('10000000000', 'x');` : ''
  expect(await brokenBy(others + change)).toEqual(expected)
})

test('S6.5 the histories of recharges, withdrawals and notices refuse to be rewritten', async () => {
  for (const table of ['recharge_events', 'withdrawal_events', 'payment_notices']) {
    await expect(exchange.services.db.execute(sql.raw(`delete from ${table}`)), table).rejects.toThrow()
  }
})
