import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advancePayout } from '#exchange/wallet/withdrawals/payout.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  money = createMoney(exchange)
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

describe('a payout that an operator gives up while it is sent', () => {
  type Gate = { sent: Promise<void>; open(): void; services: typeof exchange.services }

  /** Makes the sender wait before its call to the provider until the gate opens. */
  function gated(): Gate {
    const reached = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const { payment } = exchange.services
    const transfer: typeof payment.transfer = async (request) => {
      reached.resolve()
      await gate.promise
      return payment.transfer(request)
    }
    const services = { ...exchange.services, payment: { ...payment, transfer } }
    return { sent: reached.promise, open: gate.resolve, services }
  }

  const giveUp = (id: string) => operate(exchange, 'settle-payout', id, '--as', 'failed', '--why', 'it hangs')
  const transfersTo = async (phone: string) =>
    (await money.seenByAlipay()).transfers.filter(({ account }) => account === phone)

  async function overdue() {
    const person = await money.signInEarner(100_00n)
    const id = await money.withdraw(person, '50.00')
    await exchange.services.jobs.deleteAllJobs()
    await exchange.advance(1_000)
    return { person, id }
  }

  test('S4.22 is refused with the reason, and paid once', async () => {
    const { person, id } = await overdue()
    const { sent, open, services } = gated()
    const sending = advancePayout(services, BigInt(id))
    await sent
    expect(await giveUp(id)).toMatchObject({
      code: 64,
      said: [expect.stringContaining('may be hearing'), expect.anything()],
    })
    open()
    await sending
    expect(await money.withdrawalStateOf(person, id)).toBe('paid')
    expect(await transfersTo(person.phone)).toHaveLength(1)
    expect((await giveUp(id)).said[0]).toContain('is paid')
    expect(await trading.violations()).toEqual([])
  })

  test('S4.22 a sender that was held up beyond its time tells the provider nothing any more', async () => {
    const { person, id } = await overdue()
    const { sent, open, services } = gated()
    const sending = advancePayout(services, BigInt(id))
    await sent
    await exchange.advance(61)
    expect((await giveUp(id)).code).toBe(0)
    open()
    await sending
    expect(await money.withdrawalStateOf(person, id)).toBe('failed')
    expect(await transfersTo(person.phone)).toEqual([])
    expect(await trading.balancesOf(person)).toMatchObject({ available: '100.00', held: '0.00' })
    expect(await trading.violations()).toEqual([])
  })

  test('S4.22 one sender at a time tells the provider', async () => {
    const { person, id } = await overdue()
    const { sent, open, services } = gated()
    const sending = advancePayout(services, BigInt(id))
    await sent
    await advancePayout(exchange.services, BigInt(id))
    expect(await transfersTo(person.phone)).toEqual([])
    open()
    await sending
    expect(await transfersTo(person.phone)).toHaveLength(1)
  })

  test('S4.22 giving up against sending at the same moment: exactly one happens', async () => {
    for (let round = 0; round < 10; round++) {
      const { person, id } = await overdue()
      const [answer] = await Promise.all([giveUp(id), advancePayout(exchange.services, BigInt(id))])
      const isPaid = (await money.withdrawalStateOf(person, id)) === 'paid'
      expect(answer.code).toBe(isPaid ? 64 : 0)
      expect(await transfersTo(person.phone)).toHaveLength(isPaid ? 1 : 0)
    }
    expect(await trading.violations()).toEqual([])
  })

  test.each([
    ['unknown_done', 'is paid, as '],
    ['dealing', 'leaves it open'],
  ])('S4.22 after an answer that was lost (%s) the provider’s own word decides', async (mode, said) => {
    const { person, id } = await overdue()
    await money.controlAlipay({ transfer: { mode } })
    await advancePayout(exchange.services, BigInt(id))
    await money.controlAlipay({ reset: true })
    await exchange.advance(61)
    expect((await giveUp(id)).said[0]).toContain(said)
    await money.controlAlipay({ errors: { times: 1 } })
    expect((await giveUp(id)).said[0]).toContain('nothing is known')
    expect(await money.withdrawalStateOf(person, id)).toBe('processing')
    expect(await trading.balancesOf(person)).toMatchObject({ available: '50.00', held: '50.00' })
  })
})
