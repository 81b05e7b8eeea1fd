import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#exchange/db/connection.ts'
import { holds, ledgerTransactions } from '#exchange/db/schema/money.ts'
import { transact } from '#exchange/db/transact.ts'
import { escrowAccount } from '#exchange/ledger/accounts.ts'
import { captureHold, findOpenHold, openHold, releaseHold, resizeHold } from '#exchange/ledger/holds.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('holds on %s', (engine) => {
  let exchange: TestExchange
  let made = 0n
  const run = <Answer>(command: (tx: Transaction) => Promise<Answer>) => transact(exchange.services.db, command)
  const balances = (userId: bigint) => createTrading(exchange).balancesOf({ userId, phone: '', token: '' })

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterAll(() => exchange.close())

  async function start(amount: bigint) {
    const { userId } = await exchange.signIn({ funds: 100_00n })
    const subject = { kind: 'bargain' as const, referenceId: ++made }
    const shortfall = await run((tx) => openHold(tx, { ...subject, userId, amount }))
    return { userId, subject, shortfall }
  }
  const spend = (amount: bigint, orderId = 1n) => ({
    destination: escrowAccount(orderId),
    amount,
    reason: 'order_paid' as const,
    reference: `order:${orderId}`,
  })
  const rowOf = async (referenceId: bigint) =>
    (await exchange.services.db.select().from(holds).where(eq(holds.referenceId, referenceId)))[0]

  test('S4.22 money set aside, more of it, less of it, and given back, with a reason in the statement', async () => {
    const { userId, subject } = await start(30_00n)
    expect(await balances(userId)).toEqual({ available: '70.00', held: '30.00', pending: '0.00' })
    await run((tx) => resizeHold(tx, subject, 50_00n))
    expect(await balances(userId)).toMatchObject({ available: '50.00', held: '50.00' })
    await run((tx) => resizeHold(tx, subject, 10_00n))
    await run((tx) => resizeHold(tx, subject, 10_00n))
    await run((tx) => releaseHold(tx, subject))
    expect(await balances(userId)).toEqual({ available: '100.00', held: '0.00', pending: '0.00' })
    expect(await rowOf(subject.referenceId)).toMatchObject({ state: 'released', endedAt: expect.any(Date) })
    const booked = await exchange.services.db
      .select({ reason: ledgerTransactions.reason })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.reference, `bargain:${subject.referenceId}`))
      .orderBy(ledgerTransactions.id)
    expect(booked.map(({ reason }) => reason)).toEqual([
      'bargain_held',
      'bargain_held',
      'bargain_released',
      'bargain_released',
    ])
  })

  test('S4.22 more than the balance is a shortfall, and nothing is written', async () => {
    const { userId, subject, shortfall } = await start(100_01n)
    expect(shortfall).toEqual({ account: `user:${userId}:available`, balance: 100_00n })
    expect(await rowOf(subject.referenceId)).toBeUndefined()
    const other = await start(40_00n)
    expect(await run((tx) => resizeHold(tx, other.subject, 100_01n))).toMatchObject({ balance: 60_00n })
    expect(await balances(other.userId)).toMatchObject({ available: '60.00', held: '40.00' })
  })

  test('S4.22 captured in parts, and ended by the last of them', async () => {
    const { userId, subject } = await start(30_00n)
    expect(await run((tx) => captureHold(tx, subject, spend(10_00n)))).toBe(20_00n)
    expect(await balances(userId)).toMatchObject({ available: '70.00', held: '20.00' })
    await expect(run((tx) => captureHold(tx, subject, spend(15_00n, 2n), spend(5_01n, 3n)))).rejects.toThrow(RangeError)
    expect(await run((tx) => captureHold(tx, subject, spend(15_00n, 2n), spend(5_00n, 3n)))).toBe(0n)
    expect(await rowOf(subject.referenceId)).toMatchObject({ state: 'captured' })
    expect(await balances(userId)).toMatchObject({ available: '70.00', held: '0.00' })
  })

  test('S6.5 a hold ends once, whatever comes after it', async () => {
    const { userId, subject } = await start(30_00n)
    await run((tx) => releaseHold(tx, subject))
    const again: ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => releaseHold(tx, subject),
      (tx) => captureHold(tx, subject, spend(1n)),
      (tx) => resizeHold(tx, subject, 1n),
    ]
    for (const command of again) await expect(run(command)).rejects.toThrow('no open hold')
    expect(await run((tx) => findOpenHold(tx, subject))).toBeNull()
    expect(await balances(userId)).toMatchObject({ available: '100.00', held: '0.00' })
  })

  test('S6.5 a subject has one open hold', async () => {
    const { userId, subject } = await start(30_00n)
    await expect(run((tx) => openHold(tx, { ...subject, userId, amount: 1n }))).rejects.toThrow()
    expect(await balances(userId)).toMatchObject({ available: '70.00', held: '30.00' })
  })

  test.runIf(engine === 'postgres')('S6.5 of many ends at once one has an effect', async () => {
    const { userId, subject } = await start(30_00n)
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        run((tx): Promise<unknown> =>
          index % 2 === 0 ? releaseHold(tx, subject) : captureHold(tx, subject, spend(30_00n)),
        ),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balances(userId)).toMatchObject({ held: '0.00' })
  })
})
