import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listMsg } from '#contract/mail.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('stuck payouts and jobs, on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let money: ReturnType<typeof createMoney>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    money = createMoney(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  const type = (...args: string[]) => operate(exchange, ...args)
  const actsOn = async (subject: string) => (await type('acts', '--subject', subject)).said
  const all = { available: '1000.00', held: '0.00', pending: '0.00' }

  describe('payouts', () => {
    async function stuck(mode = 'unknown'): Promise<{ person: Person; id: string }> {
      const person = await money.signInEarner(1_000_00n)
      const id = await money.withdraw(person, '100.00')
      await money.controlAlipay({ transfer: { mode } })
      await exchange.runJobs()
      await money.controlAlipay({ reset: true })
      return { person, id }
    }
    const settle = (id: string, ...more: string[]) => type('settle-payout', id, ...more, '--why', 'console says so')

    test('S6.5 the market is let ask for 15 minutes; then a payout is settled as arrived, once', async () => {
      const { person, id } = await stuck('dealing')
      expect((await settle(id, '--as', 'failed')).said[0]).toContain('less than 15 minutes ago')
      expect((await type('stuck-payouts')).said).toEqual(['0 stuck'])
      await exchange.advance(1_000)
      expect((await type('stuck-payouts')).said[0]).toContain(await money.outBizNoOf(id))
      expect((await settle(id, '--as', 'paid')).said[0]).toBe('--transfer is missing')
      for (let time = 0; time < 2; time++)
        expect(await settle(id, '--as', 'paid', '--transfer', `T${id}`)).toEqual({
          code: 0,
          said: [`withdrawal ${id} is paid`],
        })
      expect(await money.withdrawalStateOf(person, id)).toBe('paid')
      expect(await trading.balancesOf(person)).toEqual({ ...all, available: '900.00' })
      expect((await settle(id, '--as', 'failed')).said[0]).toContain('is paid')
      expect((await actsOn(`withdrawal:${id}`)).at(-1)).toBe('1 acts')
      expect((await exchange.ask(listMsg, {}, person)).items[0]?.kind).toBe('withdrawal_paid')
    })

    test('S6.5 one that the provider denies has not arrived, whatever the operator says', async () => {
      const { person, id } = await stuck()
      await exchange.advance(1_000)
      expect(await settle(id, '--as', 'paid', '--transfer', `T${id}`)).toMatchObject({
        code: 64,
        said: [expect.stringContaining('has no record of'), expect.anything()],
      })
      expect(await money.withdrawalStateOf(person, id)).toBe('processing')
      expect((await settle(id, '--as', 'failed')).code).toBe(0)
      const left = await stuck('dealing')
      const out_biz_no = await money.outBizNoOf(left.id)
      await money.controlAlipay({ settle_transfer: { out_biz_no, status: 'FAIL' } })
      await exchange.advance(1_000)
      expect((await settle(left.id, '--as', 'paid', '--transfer', `T${left.id}`)).said[0]).toContain('has refused')
      expect(await money.withdrawalStateOf(left.person, left.id)).toBe('processing')
    })

    test('S6.5 one that the provider says is paid gets its number; the operator’s counts while it is silent', async () => {
      const { person, id } = await stuck('unknown_done')
      await exchange.advance(1_000)
      expect((await settle(id, '--as', 'paid', '--transfer', 'mistyped')).code).toBe(0)
      const { transfer_no } = (await money.showWithdrawal(person, id)).withdrawal
      expect(transfer_no).toMatch(/^\d+$/)
      const silent = await stuck('unknown_done')
      await exchange.advance(1_000)
      await money.controlAlipay({ errors: { times: 1 } })
      expect((await settle(silent.id, '--as', 'paid', '--transfer', `T${silent.id}`)).code).toBe(0)
      expect((await money.showWithdrawal(silent.person, silent.id)).withdrawal.transfer_no).toBe(`T${silent.id}`)
    })

    test('S6.5 one that failed gives the money back, and is never sent again', async () => {
      const { person, id } = await stuck()
      const before = (await money.seenByAlipay()).transfers.length
      await exchange.advance(1_000)
      expect((await settle(id, '--as', 'failed')).code).toBe(0)
      expect(await trading.balancesOf(person)).toEqual(all)
      await exchange.advance(1_000)
      await exchange.runDue()
      await exchange.runJobs()
      expect((await money.seenByAlipay()).transfers.length).toBe(before)
      expect((await money.showWithdrawal(person, id)).withdrawal).toMatchObject({
        state: 'failed',
        failure: 'given_up',
      })
    })
  })

  describe('jobs', () => {
    test('S6.5 a dead one is listed with its error and runs once more', async () => {
      const { jobs } = exchange.services
      const queue = 'inventory.sync'
      const id = (await jobs.send(queue, { user: '1' }, { retryLimit: 0 }))!
      await jobs.fetch(queue, { ignoreStartAfter: true })
      await jobs.fail(queue, id, { message: 'the platform was away' })
      expect((await type('dead-jobs')).said.find((line) => line.startsWith(id))).toContain('the platform was away')
      for (let time = 0; time < 2; time++)
        expect(await type('retry-job', id, '--why', 'it is back')).toEqual({
          code: 0,
          said: [`job ${id} of ${queue} runs again`],
        })
      expect((await actsOn(`job:${id}`)).at(-1)).toBe('1 acts')
      const [again] = await jobs.fetch(queue, { ignoreStartAfter: true })
      expect(again?.id).toBe(id)
      await jobs.complete(queue, id)
      expect((await type('retry-job', id, '--why', 'once more')).said[0]).toContain('is completed')
      expect((await type('retry-job', 'x', '--why', 'y')).code).toBe(64)
    })
  })
})
