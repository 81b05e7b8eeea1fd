import { escrowAccount, feesAccount, userAccount } from '../ledger/accounts.ts'
import type { LedgerEntry } from '../ledger/post.ts'
import type { orders } from '../db/schema/orders.ts'

type Priced = Pick<typeof orders.$inferSelect, 'id' | 'buyerId' | 'sellerId' | 'price' | 'fee' | 'sellerNet'>

const about = (order: Priced) => `order:${order.id}`

/** The price leaves the buyer's balance and waits in escrow. */
export const orderPaid = (order: Priced): LedgerEntry => ({
  reason: 'order_paid',
  reference: about(order),
  postings: [
    { source: userAccount(order.buyerId, 'available'), destination: escrowAccount(order.id), amount: order.price },
  ],
})

/** Not delivered: the whole price goes back. */
export const orderRefunded = (order: Priced): LedgerEntry => ({
  reason: 'order_refunded',
  reference: about(order),
  postings: [
    { source: escrowAccount(order.id), destination: userAccount(order.buyerId, 'available'), amount: order.price },
  ],
})

/** Delivered: the seller sees the proceeds, pending through protection. The fee waits in escrow. */
export const orderProceeds = (order: Priced): LedgerEntry => ({
  reason: 'order_proceeds',
  reference: about(order),
  postings: moves({
    source: escrowAccount(order.id),
    destination: userAccount(order.sellerId, 'pending'),
    amount: order.sellerNet,
  }),
})

/** Protection is over: the proceeds can be spent, the fee is earned. */
export const orderSettled = (order: Priced): LedgerEntry => ({
  reason: 'order_settled',
  reference: about(order),
  postings: [
    ...moves({
      source: userAccount(order.sellerId, 'pending'),
      destination: userAccount(order.sellerId, 'available'),
      amount: order.sellerNet,
    }),
    ...moves({ source: escrowAccount(order.id), destination: feesAccount(order.id), amount: order.fee }),
  ],
})

/** Undone in protection: the proceeds join the fee in escrow, and the buyer has the whole price back at once. */
export const orderReversed = (order: Priced): LedgerEntry => ({
  reason: 'order_reversed',
  reference: about(order),
  postings: [
    ...moves({
      source: userAccount(order.sellerId, 'pending'),
      destination: escrowAccount(order.id),
      amount: order.sellerNet,
    }),
    { source: escrowAccount(order.id), destination: userAccount(order.buyerId, 'available'), amount: order.price },
  ],
})

/** A part that rounds down to zero is left out. */
const moves = (posting: LedgerEntry['postings'][number]) => (posting.amount > 0n ? [posting] : [])
