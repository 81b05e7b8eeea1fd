import { balanceNames } from '#contract/words.ts'
import { bulkInsert } from '#exchange/db/bulk-insert.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { holds, ledgerAccounts } from '#exchange/db/schema/money.ts'
import { purchaseOrderEvents, purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { adjustmentsAccount, userAccount } from '#exchange/ledger/accounts.ts'
import { type LedgerEntry, postCovered } from '#exchange/ledger/post.ts'
import type { DemoPurchaseOrder } from './market.ts'
import type { DemoPerson } from './people.ts'

/** Tables that are filled here. */
export const moneyTables = [
  'ledger_transactions',
  'ledger_postings',
  'purchase_orders',
  'purchase_order_events',
  'holds',
]
const entriesAtOnce = 500

/** Opens the people's accounts and books what each starts with. */
export async function fundPeople(
  tx: Transaction,
  people: readonly Pick<DemoPerson, 'userId' | 'funds'>[],
): Promise<void> {
  const keys = people.flatMap(({ userId }) => balanceNames.map((balance) => ({ key: userAccount(userId, balance) })))
  await bulkInsert(tx, ledgerAccounts, keys)
  await postCovered(
    tx,
    people.filter(({ funds }) => funds > 0n).map(({ userId, funds }) => opening(userId, funds)),
  )
}

/** Posts the purchase orders, each with its history and with money held for all of its units. */
export async function postPurchaseOrders(
  tx: Transaction,
  wanted: readonly DemoPurchaseOrder[],
  people: readonly DemoPerson[],
): Promise<void> {
  const now = new Date()
  const rows = wanted.map((order, index) => ({
    id: BigInt(index + 1),
    buyerId: people[order.buyer]!.userId,
    goodsId: order.goods_id,
    styleId: order.style_id,
    price: BigInt(order.price_fen),
    quantity: order.quantity,
    conditions: order.conditions,
    state: 'active' as const,
    paidAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  }))
  const costOf = (row: (typeof rows)[number]) => row.price * BigInt(row.quantity)
  await bulkInsert(tx, purchaseOrders, rows)
  await bulkInsert(
    tx,
    purchaseOrderEvents,
    rows.flatMap(({ id, price, quantity }) => {
      const step = { purchaseOrderId: id, actor: 'buyer' as const, price, quantity, filled: 0 }
      return [
        { ...step, event: 'create', fromState: null, toState: 'awaiting_payment' as const },
        { ...step, event: 'pay', fromState: 'awaiting_payment' as const, toState: 'active' as const },
      ]
    }),
  )
  await bulkInsert(
    tx,
    holds,
    rows.map((row) => ({
      userId: row.buyerId,
      kind: 'purchase_order' as const,
      referenceId: row.id,
      amount: costOf(row),
    })),
  )
  const totals = Map.groupBy(rows, (row) => row.buyerId)
  await postCovered(
    tx,
    [...totals].map(([userId, own]) =>
      opening(
        userId,
        own.reduce((sum, row) => sum + costOf(row), 0n),
      ),
    ),
  )
  for (let start = 0; start < rows.length; start += entriesAtOnce) {
    await postCovered(
      tx,
      rows.slice(start, start + entriesAtOnce).map((row) => ({
        reason: 'purchase_order_held',
        reference: `purchase_order:${row.id}`,
        postings: [
          {
            source: userAccount(row.buyerId, 'available'),
            destination: userAccount(row.buyerId, 'held'),
            amount: costOf(row),
          },
        ],
      })),
    )
  }
}

const opening = (userId: bigint, fen: bigint): LedgerEntry => ({
  reason: 'opening_balance',
  reference: `user:${userId}`,
  postings: [{ source: adjustmentsAccount, destination: userAccount(userId, 'available'), amount: fen }],
})
