import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { rowsOf } from '../../db/rows.ts'
import { operatorActs } from '../../db/schema/operator.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { findLiveRestrictions } from '../../accounts/restrictions.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import { type OperatorCommand, type OperatorContext } from '../operator-command.ts'
import { findOrder, findPerson, idOf } from '../read-input.ts'

const at = (moment: Date | null) => moment?.toISOString() ?? '-'

export const showOrder: OperatorCommand = {
  name: 'order',
  about: 'show an order with its whole history: steps, money, operators',
  words: ['ID'],
  usage: '',
  options: [],
  isAct: false,
  async run(context, { words }) {
    const { db, say } = context
    const id = idOf(words[0], 'an order')
    const order = await findOrder(context, id)
    say(`order ${id}: ${order.state}${order.fault ? `, fault of the ${order.fault}` : ''}`)
    say(`  goods ${order.goodsId}, style ${order.styleId}, asset ${order.assetId} (${order.platformAssetId})`)
    say(`  buyer ${order.buyerId}, seller ${order.sellerId}`)
    say(`  price ${formatAmount(order.price)} = ${formatAmount(order.sellerNet)} + fee ${formatAmount(order.fee)}`)
    say(`  offer ${order.offerId ?? '-'}, trade ${order.tradeId ?? '-'}, deadline ${at(order.deadlineAt)}`)
    say('steps')
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id))
    for (const { at: moment, event, fromState, toState, actor, reason } of events)
      say(`  ${at(moment)}  ${actor} ${event}: ${fromState ?? '-'} -> ${toState}${reason ? ` (${reason})` : ''}`)
    await sayMoney(context, `order:${id}`)
    await sayActs(context, `order:${id}`)
    return 0
  },
}

async function sayMoney({ db, say }: OperatorContext, reference: string): Promise<void> {
  say('money')
  const postings = await rowsOf<{ at: string; reason: string; source: string; destination: string; amount: string }>(
    db,
    sql`select t.created_at::text as at, t.reason, p.source, p.destination, p.amount::text
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
      where t.reference = ${reference} order by t.id, p.position`,
  )
  for (const { at: moment, reason, source, destination, amount } of postings)
    say(`  ${moment}  ${reason}: ${source} -> ${destination} ${formatAmount(BigInt(amount))}`)
}

async function sayActs({ db, say }: OperatorContext, subject: string): Promise<void> {
  const acts = await db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.subject, subject))
    .orderBy(asc(operatorActs.id))
  if (acts.length > 0) say('operators')
  for (const { at: moment, by, command, why, details } of acts)
    say(`  ${at(moment)}  ${by}: ${command} ${JSON.stringify(details)}: ${why}`)
}

export const showPerson: OperatorCommand = {
  name: 'person',
  about: 'show a person: account, balances, restrictions, latest orders, what operators did',
  words: ['PHONE'],
  usage: '',
  options: [],
  isAct: false,
  async run(context, { words }) {
    const { db, say } = context
    const person = await findPerson(context, words[0])
    const { available, held, pending } = await readBalances(db, person.id)
    say(`user ${person.id}: ${person.nickname}, ${person.phone}, since ${at(person.createdAt)}`)
    say(`  platform account ${person.steamId ?? '-'}`)
    say(`  available ${formatAmount(available)}, held ${formatAmount(held)}, pending ${formatAmount(pending)}`)
    for (const { kind, endsAt } of await findLiveRestrictions(db, person.id))
      say(`  ${kind} until ${endsAt ? at(endsAt) : 'it is lifted'}`)
    const latest = await db
      .select()
      .from(orders)
      .where(sql`${person.id} in (${orders.buyerId}, ${orders.sellerId})`)
      .orderBy(desc(orders.id))
      .limit(20)
    say('orders')
    for (const order of latest)
      say(
        `  ${order.id}  ${order.buyerId === person.id ? 'bought' : 'sold'}  ${order.state}  ${formatAmount(order.price)}`,
      )
    await sayActs(context, `user:${person.id}`)
    return 0
  },
}

export const listActs: OperatorCommand = {
  name: 'acts',
  about: 'list what operators did, the latest first',
  words: [],
  usage: '[--by NAME] [--subject user:ID]',
  options: ['by', 'subject'],
  isAct: false,
  async run({ db, say }, { options: { by, subject } }) {
    const acts = await db
      .select()
      .from(operatorActs)
      .where(and(by ? eq(operatorActs.by, by) : undefined, subject ? eq(operatorActs.subject, subject) : undefined))
      .orderBy(desc(operatorActs.id))
      .limit(200)
    for (const one of acts)
      say(`${at(one.at)}  ${one.by}  ${one.command}  ${one.subject}  ${JSON.stringify(one.details)}  ${one.why}`)
    say(`${acts.length} acts`)
    return 0
  },
}
