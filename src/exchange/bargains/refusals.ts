import type { BargainRole, BargainState } from '#contract/bargains/fields.ts'
import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import { refuse } from '../refusal.ts'
import { maxOpenBargains } from './rules.ts'

/** Messages for refused bargain calls. */
export const bargainRefusals = {
  tooLow: (lowestPercent: number, lowest: bigint | null) =>
    refuse(
      codes.bargainTooLow,
      `The seller only takes offers of at least ${lowestPercent}% of the price.`,
      `卖家只接受不低于售价 ${lowestPercent}% 的出价。`,
      { lowest_percent: lowestPercent, lowest_price: lowest === null ? null : formatAmount(lowest) },
    ),
  tooHigh: (listingPrice: bigint) =>
    refuse(codes.bargainTooHigh, 'An offer must be below the price.', '出价须低于售价。', {
      listing_price: formatAmount(listingPrice),
    }),
  off: () => refuse(codes.bargainOff, 'This seller does not take offers for this item.', '卖家未开启该饰品的议价。'),
  /** Null if the bargain in the way has ended just now. */
  underWay: (live: { id: bigint; state: BargainState } | null) =>
    refuse(codes.bargainUnderWay, 'You already have a bargain for this item.', '您对该饰品已有进行中的议价。', {
      bargain_id: live?.id.toString() ?? null,
      state: live?.state ?? null,
    }),
  tooMany: () =>
    refuse(
      codes.tooManyBargains,
      `You have ${maxOpenBargains} bargains under way. Wait for an answer, or withdraw one.`,
      `您有 ${maxOpenBargains} 个进行中的议价，请等待答复或撤回。`,
      { max_open: maxOpenBargains },
    ),
  listingGone: () => refuse(codes.listingGone, 'This item is no longer on sale.', '该饰品已下架或售出。'),
  /** @param role the caller's side. */
  shopPaused: (role: BargainRole) =>
    role === 'seller'
      ? refuse(
          codes.listingGone,
          'Your sales are paused. Resume them before you accept an offer.',
          '您已暂停出售，请恢复后再接受议价。',
        )
      : refuse(
          codes.listingGone,
          'The seller has paused their sales. Try again once they resume.',
          '卖家已暂停出售，请待恢复后再试。',
        ),
  listingReserved: () =>
    refuse(
      codes.listingReserved,
      'Somebody is paying for this item right now. Try again in a few minutes.',
      '有买家正在付款，请几分钟后再试。',
    ),
  ownListing: () => refuse(codes.ownListing, 'This is your own listing.', '不能对自己上架的饰品议价。'),
  priceChanged: (price: bigint) =>
    refuse(codes.priceChanged, 'The price has changed. Please look at it again.', '价格已变动，请重新确认。', {
      price: formatAmount(price),
    }),
  amountChanged: (price: bigint, due: bigint) =>
    refuse(codes.priceChanged, 'The amount is not the one that was shown.', '金额与页面显示不一致。', {
      price: formatAmount(price),
      amount_due: formatAmount(due),
    }),
  counterOutOfRange: (price: bigint, listingPrice: bigint) =>
    refuse(
      codes.counterOutOfRange,
      'A counter must lie between the offer and the price.',
      '还价须高于出价且低于售价。',
      {
        above: formatAmount(price),
        below: formatAmount(listingPrice),
      },
    ),
  balanceTooLow: (available: bigint, due: bigint) =>
    refuse(codes.balanceTooLow, 'Your balance does not cover this.', '余额不足。', {
      available: formatAmount(available),
      missing: formatAmount(due - available),
    }),
  buyerUnavailable: () => refuse(codes.buyerUnavailable, 'The buyer cannot trade at the moment.', '买家目前无法交易。'),
  stateConflict: (state: BargainState, reason: string) =>
    refuse(
      codes.stateConflict,
      'The bargain has moved on; this can no longer be done.',
      '议价状态已变化，无法执行此操作。',
      { state, reason },
    ),
}
