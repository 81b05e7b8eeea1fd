import { liftRestriction } from '#exchange/moderation/commands/lift-restriction.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { type RestrictionKind, restrictionKind } from '#contract/user.ts'
import * as recharges from '#contract/recharges.ts'
import * as withdrawals from '#contract/withdrawals.ts'
import { operate } from '../setup/exchange-operator.ts'
import { ordersOf, pick, rechargesOf, withdrawalsOf, withdrawer } from './cast.ts'
import { actor, amountOf, type Dice, type Step } from './step.ts'

const kindOf = ({ what }: Dice): RestrictionKind => restrictionKind.options[what % restrictionKind.options.length]!

/** Money in and out, operators, and time. */
export const moneySteps = {
  recharge: (cast, dice) => cast.exchange.call(recharges.recharge, { amount: amountOf(dice) }, actor(cast, dice)),
  payRecharge: async (cast, dice) => {
    const recharge = pick(await rechargesOf(cast, actor(cast, dice)), dice.what)
    // A page that has closed takes no money.
    if (recharge) await cast.money.pay(recharge.id.toString()).catch(() => undefined)
    return undefined
  },
  withdraw: async (cast, dice) => {
    const person = await withdrawer(cast)
    if (!person) return undefined
    const terms = await cast.exchange.call(withdrawals.withdrawCheck, { amount: amountOf(dice) }, person)
    if (terms.code !== 0 || !terms.data.account || !terms.data.confirmation) return terms
    const { account, confirmation } = terms.data
    const request = { amount: amountOf(dice), account_id: account.account_id, confirmation }
    const begun = await cast.exchange.call(withdrawals.withdraw, request, person)
    if (begun.code !== 0 || dice.what % 4 === 0) return begun
    const { withdraw_id } = begun.data.withdrawal
    const sms_code = await cast.money.codeOf(person)
    return cast.exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person)
  },
  cancelWithdrawal: async (cast, dice) => {
    const [person] = cast.people
    const found = pick(await withdrawalsOf(cast, person!), dice.what)
    return found && cast.exchange.call(withdrawals.withdrawCancel, { withdraw_id: found.id.toString() }, person!)
  },
  ban: async (cast, dice) => {
    const { userId } = actor(cast, dice)
    const order = { userId, kind: kindOf(dice), seconds: 3600 * (1 + (dice.price % 48)), reason: 'a test', by: 'ada' }
    await transact(cast.exchange.services.db, (tx) => restrictUser(tx, order))
    return undefined
  },
  unban: async (cast, dice) => {
    const { userId } = actor(cast, dice)
    const order = { userId, kind: kindOf(dice), reason: 'a test', by: 'ada' }
    await transact(cast.exchange.services.db, (tx) => liftRestriction(tx, order))
    return undefined
  },
  endOrder: async (cast, dice) => {
    const order = pick(await ordersOf(cast), dice.what)
    const fault = ['buyer', 'seller', 'platform'][dice.price % 3]!
    const open = dice.price % 5 ? ['--open-offer', 'none'] : []
    if (order)
      await operate(cast.exchange, 'end-order', order.id.toString(), '--fault', fault, ...open, '--why', 'a test')
    return undefined
  },
  settlePayout: async (cast, dice) => {
    const found = pick(await withdrawalsOf(cast, cast.people[0]!), dice.what)
    if (!found) return undefined
    // As the provider has it: an operator reads that there.
    const transfer = (await cast.money.seenByAlipay()).transfers.find(({ out_biz_no }) => out_biz_no === found.outBizNo)
    const outcome = transfer?.status === 'SUCCESS' ? ['paid', '--transfer', `T${found.id}`] : ['failed']
    await operate(cast.exchange, 'settle-payout', found.id.toString(), '--as', ...outcome, '--why', 'a test')
    return undefined
  },
  wait: async (cast, dice) => {
    await cast.exchange.advance([30, 400, 700, 2_000, 20_000, 50_000][dice.what % 6]!)
    await cast.exchange.runDue()
    await cast.exchange.runJobs()
    return undefined
  },
} satisfies Record<string, Step>
