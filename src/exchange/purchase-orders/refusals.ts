import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import type { Shortfall } from '../ledger/post.ts'
import { refuse } from '../refusal.ts'

export const purchaseRefusals = {
  /** The confirmed total is not the amount that would be held (fen). */
  totalChanged: (total: bigint) =>
    refuse(codes.priceChanged, 'The total is not the one that was shown.', '总价与页面显示不一致。', {
      total: formatAmount(total),
    }),
  /** @param needed fen that the balance had to cover. */
  balanceTooLow: ({ balance }: Shortfall, needed: bigint) =>
    refuse(codes.balanceTooLow, 'Your balance does not cover this.', '余额不足。', {
      available: formatAmount(balance),
      missing: formatAmount(needed - balance),
    }),
}
