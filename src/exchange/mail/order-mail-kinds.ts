import type { MailKindTable } from './mail-kinds.ts'

/** Messages to both sides of an order about its progress. */
export const orderMailKinds = {
  order_sold: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {goods}', 'zh-CN': '已售出：{goods}' },
    text: {
      en: 'The buyer has paid ¥{price}. Please send the trade offer.',
      'zh-CN': '买家已付款 ¥{price}，请发送交易报价。',
    },
    isDue: true,
  },
  order_offer_sent: {
    category: 'trade',
    about: 'order',
    title: { en: 'A trade offer is waiting for you: {goods}', 'zh-CN': '报价待接受：{goods}' },
    text: {
      en: 'The seller has sent the trade offer. Check that it is this one, then accept it.',
      'zh-CN': '卖家已发送交易报价，请核对后接受。',
    },
    isDue: true,
  },
  order_delivered: {
    category: 'trade',
    about: 'order',
    title: { en: 'The buyer has received it: {goods}', 'zh-CN': '买家已收货：{goods}' },
    text: {
      en: '¥{seller_net} is pending and becomes available when trade protection ends.',
      'zh-CN': '¥{seller_net} 待结算，交易保护结束后可用。',
    },
  },
  order_completed: {
    category: 'money',
    about: 'order',
    title: { en: 'Sale settled: {goods}', 'zh-CN': '货款已到账：{goods}' },
    text: { en: '¥{seller_net} is available.', 'zh-CN': '¥{seller_net} 已转入可用余额。' },
  },
  order_received: {
    category: 'trade',
    about: 'order',
    title: { en: 'Yours for good: {goods}', 'zh-CN': '已归您所有：{goods}' },
    text: {
      en: 'Trade protection is over. See it in your backpack, or buy another one.',
      'zh-CN': '交易保护已结束，可在背包中查看，或继续选购。',
    },
  },
  order_declined: {
    category: 'money',
    about: 'order',
    title: { en: 'You declined the trade offer: {goods}', 'zh-CN': '您已拒绝报价：{goods}' },
    text: {
      en: 'The order has ended. ¥{price} is back in your balance.',
      'zh-CN': '订单已结束，¥{price} 已退回余额。',
    },
  },
  order_declined_by_seller: {
    category: 'money',
    about: 'order',
    title: { en: 'The seller declined your trade offer: {goods}', 'zh-CN': '卖家拒绝了您的报价：{goods}' },
    text: {
      en: 'The order has ended. ¥{price} is back in your balance.',
      'zh-CN': '订单已结束，¥{price} 已退回余额。',
    },
  },
  order_declined_by_buyer: {
    category: 'trade',
    about: 'order',
    title: { en: 'The buyer declined your trade offer: {goods}', 'zh-CN': '买家拒绝了您的报价：{goods}' },
    text: {
      en: 'The order has ended, and the buyer has been refunded.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_declined_sale: {
    category: 'trade',
    about: 'order',
    title: { en: 'You declined the trade offer: {goods}', 'zh-CN': '您已拒绝报价：{goods}' },
    text: {
      en: 'The order has ended, and the buyer has been refunded.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_refunded: {
    category: 'money',
    about: 'order',
    title: { en: 'Refunded: {goods}', 'zh-CN': '已退款：{goods}' },
    text: {
      en: 'You did not receive the item. ¥{price} is back in your balance.',
      'zh-CN': '您未收到饰品，¥{price} 已退回余额。',
    },
  },
  order_ended_for_seller: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sale ended without delivery: {goods}', 'zh-CN': '未能成交：{goods}' },
    text: {
      en: 'The order has ended and the buyer has been refunded.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_called_off: {
    category: 'money',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order before delivery. ¥{price} is back in your balance.',
      'zh-CN': '客服在交付前终止了该订单，¥{price} 已退回余额。',
    },
  },
  order_called_off_for_seller: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order before delivery, and the buyer has been refunded.',
      'zh-CN': '客服在交付前终止了该订单，买家已获退款。',
    },
  },
  order_called_off_taken_down: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order before delivery. The buyer has been refunded, and your listing was taken down.',
      'zh-CN': '客服在交付前终止了该订单，买家已获退款，您的饰品已下架。',
    },
  },
  order_called_off_returned: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order before delivery, and the buyer has been refunded. Your listing is on sale again, unless another message says why it can’t be.',
      'zh-CN': '客服在交付前终止了该订单，买家已获退款。您的饰品已重新上架；如无法上架，将另有消息说明原因。',
    },
  },
  order_reversed: {
    category: 'trade',
    about: 'order',
    title: { en: 'Trade reversed: {goods}', 'zh-CN': '交易已撤销：{goods}' },
    text: {
      en: 'The trade was reversed on Steam during trade protection. ¥{price} is back in your balance.',
      'zh-CN': '该交易在保护期内于 Steam 被撤销，¥{price} 已退回余额。',
    },
  },
  order_reversed_for_seller: {
    category: 'trade',
    about: 'order',
    title: { en: 'Trade reversed: {goods}', 'zh-CN': '交易已撤销：{goods}' },
    text: {
      en: 'The trade was reversed on Steam during trade protection. The item came back to you, and the buyer has been refunded.',
      'zh-CN': '该交易在保护期内于 Steam 被撤销，饰品已退回给您，买家已获退款。',
    },
  },
  order_ended_by_support: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order during trade protection. ¥{price} is back in your balance. If you have the item, send it back to the seller.',
      'zh-CN': '客服在保护期内终止了该订单，¥{price} 已退回余额。如饰品在您处，请退还给卖家。',
    },
  },
  order_ended_by_support_for_seller: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order during trade protection. The buyer has been refunded and has to send the item back to you.',
      'zh-CN': '客服在保护期内终止了该订单，买家已获退款，须将饰品退还给您。',
    },
  },
} as const satisfies Record<string, MailKindTable>
