import type { MailKindTable } from './mail-kinds.ts'
import { orderMailKinds } from './order-mail-kinds.ts'

/** What was refunded, and what of it can't be spent, after how the order ended. */
const heldAgain = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    en: `${en} ¥{price} was refunded, and ¥{held} is held again for your purchase order, which still wants the item.`,
    'zh-CN': `${zhCn}¥{price} 已退款；您的求购仍需要该饰品，已重新冻结 ¥{held}。`,
  }) as const

/** Messages to a buyer about an ended order that had filled a unit of a purchase order, which wants it again. */
export const wantedAgainMailKinds = {
  order_declined_by_seller_wanted_again: {
    ...orderMailKinds.order_declined_by_seller,
    text: heldAgain('The order has ended.', '订单已结束。'),
  },
  order_refunded_wanted_again: {
    ...orderMailKinds.order_refunded,
    text: heldAgain('You did not receive the item.', '您未收到饰品。'),
  },
  order_called_off_wanted_again: {
    ...orderMailKinds.order_called_off,
    text: heldAgain('Support ended this order before delivery.', '客服在交付前终止了该订单。'),
  },
  order_reversed_wanted_again: {
    ...orderMailKinds.order_reversed,
    text: heldAgain('The trade was reversed on Steam during trade protection.', '该交易在保护期内于 Steam 被撤销。'),
  },
  order_ended_by_support_wanted_again: {
    ...orderMailKinds.order_ended_by_support,
    text: heldAgain(
      'Support ended this order during trade protection. If you have the item, send it back to the seller.',
      '客服在保护期内终止了该订单。如饰品在您处，请退还给卖家。',
    ),
  },
} as const satisfies Record<string, MailKindTable>
