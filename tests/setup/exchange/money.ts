import { eq } from 'drizzle-orm'
import type { CallData } from '#contract/call.ts'
import * as accounts from '#contract/wallet/receiving-accounts.ts'
import * as realName from '#contract/accounts/real-name.ts'
import { recharge, rechargeCheck } from '#contract/wallet/recharges.ts'
import { withdraw, withdrawCheck, withdrawConfirm, withdrawDetail } from '#contract/wallet/withdrawals.ts'
import { recharges, withdrawals } from '#exchange/db/schema/payments.ts'
import type { TestExchange } from '../exchange.ts'
import type { Person } from './people.ts'

/** The steps of money in and out, as people, the payment app and the identity service carry them out. */
export function createMoney(exchange: TestExchange) {
  const { alipay, identity } = exchange

  async function order(simulator: { baseUrl: string; fetch(request: Request): Promise<Response> }, orders: object) {
    const body = JSON.stringify(orders)
    const response = await simulator.fetch(new Request(`${simulator.baseUrl}/control.json`, { method: 'POST', body }))
    if (response.status !== 200) throw new Error(await response.text())
  }

  async function outTradeNoOf(rechargeId: string): Promise<string> {
    const [row] = await exchange.services.db
      .select()
      .from(recharges)
      .where(eq(recharges.id, BigInt(rechargeId)))
    return row!.outTradeNo
  }

  return {
    /** Tells the simulated Alipay what to do or how to misbehave. */
    controlAlipay: (orders: object) => order(alipay, orders),
    controlIdentity: (orders: object) => order(identity, orders),
    outTradeNoOf,
    async outBizNoOf(withdrawId: string): Promise<string> {
      const [row] = await exchange.services.db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.id, BigInt(withdrawId)))
      return row!.outBizNo
    },
    /** Returns what the simulated Alipay has recorded. */
    async seenByAlipay() {
      const response = await alipay.fetch(new Request(`${alipay.baseUrl}/control.json`))
      return (await response.json()) as {
        trades: { out_trade_no: string; status: string; total_amount: string }[]
        transfers: { out_biz_no: string; status: string; amount: string; account: string; name: string }[]
        notices: { notice_id: number; out_trade_no: string; answer: string | null }[]
      }
    },
    recharge: (person: Person, amount: string) => exchange.ask(recharge, { amount }, person),
    pay: async (rechargeId: string) => order(alipay, { pay: { out_trade_no: await outTradeNoOf(rechargeId) } }),
    stateOf: async (person: Person, rechargeId: string) =>
      (await exchange.ask(rechargeCheck, { recharge_id: rechargeId }, person)).state,
    /** Accepts the current version of the real-name agreement. */
    async acceptContract(person: Person) {
      const { version } = await exchange.ask(realName.contractCheck, {}, person)
      return exchange.ask(realName.contractCheck, { accept: version }, person)
    },
    /** Passes the identity check as this person. */
    async verify(person: Person, name = '张三', idNumber = idNumberOf(person)): Promise<void> {
      await this.acceptContract(person)
      const { url } = await exchange.ask(realName.link, { return_path: '/setting' }, person)
      const form = new URLSearchParams({ name, id_number: idNumber, decision: 'confirm' })
      await identity.fetch(new Request(url, { method: 'POST', body: form }))
      const { state } = await exchange.ask(realName.check, {}, person)
      if (state !== 'verified') throw new Error(`not verified but ${state}`)
    },
    /** Binds a receiving account in its three steps, for a verified person. */
    async bind(person: Person, account = person.phone, name = '张三'): Promise<CallData<typeof accounts.bindCheck>> {
      const { bind_id } = await exchange.ask(accounts.bindNext, { account }, person)
      await exchange.ask(accounts.bindApply, { bind_id, real_name: name }, person)
      return exchange.ask(accounts.bindCheck, { bind_id, sms_code: await this.codeOf(person) }, person)
    },
    /** Returns the newest code sent to a person to confirm something about money. */
    async codeOf({ phone }: Person): Promise<string> {
      await exchange.runJobs()
      const kinds = ['receiving_account', 'withdrawal']
      return exchange.sms.listMessages(phone).find(({ kind }) => kinds.includes(kind))!.code!
    },
    /** Creates a verified person with a receiving account and this balance, in fen. */
    async signInEarner(funds: bigint): Promise<Person> {
      const person = await exchange.signIn({ funds })
      await this.verify(person)
      await this.bind(person)
      // So that the codes of the binding don't count towards the limit for withdrawals.
      await exchange.advance(61)
      return person
    },
    /** Begins a withdrawal on the terms that are shown. */
    async begin(person: Person, amount: string, key?: string) {
      const { account, confirmation, reasons } = await exchange.ask(withdrawCheck, { amount }, person)
      if (!account || !confirmation) throw new Error(`not to be withdrawn: ${JSON.stringify(reasons)}`)
      const request = { amount, account_id: account.account_id, confirmation }
      const { withdrawal } = await exchange.ask(withdraw, request, {
        token: person.token,
        ...(key ? { key } : {}),
      })
      return withdrawal
    },
    /** Begins and confirms a withdrawal; the payout itself stays in the outbox. */
    async withdraw(person: Person, amount: string): Promise<string> {
      const { withdraw_id } = await this.begin(person, amount)
      const sms_code = await this.codeOf(person)
      await exchange.ask(withdrawConfirm, { withdraw_id, sms_code }, person)
      return withdraw_id
    },
    withdrawalStateOf: async (person: Person, withdraw_id: string) =>
      (await exchange.ask(withdrawDetail, { withdraw_id }, person)).withdrawal.state,
    showWithdrawal: (person: Person, withdraw_id: string) => exchange.ask(withdrawDetail, { withdraw_id }, person),
  }
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Returns an adult's id number, unique to the person. */
export function idNumberOf({ userId }: Pick<Person, 'userId'>): string {
  return idNumberFrom(`110101${1960 + (Number(userId / 1000n) % 30)}0307${String(userId % 1000n).padStart(3, '0')}`)
}

/** Completes an id number of these 17 digits with its check digit. */
export const idNumberFrom = (digits: string): string =>
  digits + '10X98765432'[weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11]!
