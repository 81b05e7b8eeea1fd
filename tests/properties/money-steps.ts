import { liftRestriction } from '#exchange/moderation/commands/lift-restriction.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { activities } from '#exchange/db/schema/activities.ts'
import { transact } from '#exchange/db/transact.ts'
import { type RestrictionKind, restrictionKind } from '#contract/accounts/user.ts'
import { exchangeGift } from '#contract/activities.ts'
import * as recharges from '#contract/wallet/recharges.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { publishActivity } from '../setup/exchange/gifts.ts'
import { operate } from '../setup/exchange/operator.ts'
import { ordersOf, pick, rechargesOf, withdrawalsOf, withdrawer } from './world.ts'
import { actor, amountOf, type Dice, type Step } from './step.ts'

const kindOf = ({ what }: Dice): RestrictionKind => restrictionKind.options[what % restrictionKind.options.length]!

/** Money in and out, operators, and time. */
export const moneySteps = {
  recharge: (world, dice) => world.exchange.call(recharges.recharge, { amount: amountOf(dice) }, actor(world, dice)),
  payRecharge: async (world, dice) => {
    const recharge = pick(await rechargesOf(world, actor(world, dice)), dice.what)
    // An expired payment page takes no money.
    if (recharge) await world.money.pay(recharge.id.toString()).catch(() => undefined)
    return undefined
  },
  withdraw: async (world, dice) => {
    const person = await withdrawer(world)
    if (!person) return undefined
    const terms = await world.exchange.call(withdrawals.withdrawCheck, { amount: amountOf(dice) }, person)
    if (terms.code !== 0 || !terms.data.account || !terms.data.confirmation) return terms
    const { account, confirmation } = terms.data
    const request = { amount: amountOf(dice), account_id: account.account_id, confirmation }
    const begun = await world.exchange.call(withdrawals.withdraw, request, person)
    if (begun.code !== 0 || dice.what % 4 === 0) return begun
    const { withdraw_id } = begun.data.withdrawal
    const sms_code = await world.money.codeOf(person)
    return world.exchange.call(withdrawals.withdrawConfirm, { withdraw_id, sms_code }, person)
  },
  cancelWithdrawal: async (world, dice) => {
    const [person] = world.people
    const found = pick(await withdrawalsOf(world, person!), dice.what)
    return found && world.exchange.call(withdrawals.withdrawCancel, { withdraw_id: found.id.toString() }, person!)
  },
  gift: async (world, dice) => {
    const { db } = world.exchange.services
    if (dice.what % 4 === 0) await publishActivity(world.exchange, { limit: '2', amount: amountOf(dice) })
    const activity = pick(await db.select({ id: activities.id }).from(activities), dice.price)
    return activity && world.exchange.call(exchangeGift, { activity_id: activity.id.toString() }, actor(world, dice))
  },
  ban: async (world, dice) => {
    const { userId } = actor(world, dice)
    const order = { userId, kind: kindOf(dice), seconds: 3600 * (1 + (dice.price % 48)), reason: 'a test', by: 'ada' }
    await transact(world.exchange.services.db, (tx) => restrictUser(tx, order))
    return undefined
  },
  unban: async (world, dice) => {
    const { userId } = actor(world, dice)
    const order = { userId, kind: kindOf(dice), reason: 'a test', by: 'ada' }
    await transact(world.exchange.services.db, (tx) => liftRestriction(tx, order))
    return undefined
  },
  endOrder: async (world, dice) => {
    const order = pick(await ordersOf(world), dice.what)
    const fault = ['buyer', 'seller', 'platform'][dice.price % 3]!
    const open = dice.price % 5 ? ['--open-offer', 'none'] : []
    if (order)
      await operate(world.exchange, 'end-order', order.id.toString(), '--fault', fault, ...open, '--why', 'a test')
    return undefined
  },
  settlePayout: async (world, dice) => {
    const found = pick(await withdrawalsOf(world, world.people[0]!), dice.what)
    if (!found) return undefined
    // The outcome at the provider, where an operator looks it up.
    const transfer = (await world.money.seenByAlipay()).transfers.find(
      ({ out_biz_no }) => out_biz_no === found.outBizNo,
    )
    const outcome = transfer?.status === 'SUCCESS' ? ['paid', '--transfer', `T${found.id}`] : ['failed']
    await operate(world.exchange, 'settle-payout', found.id.toString(), '--as', ...outcome, '--why', 'a test')
    return undefined
  },
  wait: async (world, dice) => {
    await world.exchange.advance([30, 400, 700, 2_000, 20_000, 50_000][dice.what % 6]!)
    await world.exchange.runDue()
    await world.exchange.runJobs()
    return undefined
  },
} satisfies Record<string, Step>
