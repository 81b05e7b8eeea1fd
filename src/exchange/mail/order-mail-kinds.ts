import type { MailKindTable } from './mail-kinds.ts'

/** Messages to both sides of an order about its progress. */
export const orderMailKinds = {
  order_sold: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {goods}', 'zh-CN': '已售出：{goods}' },
    text: {
      en: 'The buyer has paid ¥{price}. Please send the trade offer in time.',
      'zh-CN': '买家已付款 ¥{price}，请按时发送交易报价。',
    },
  },
  order_offer_sent: {
    category: 'trade',
    about: 'order',
    title: { en: 'A trade offer is waiting for you: {goods}', 'zh-CN': '报价待接受：{goods}' },
    text: {
      en: 'The seller has sent the trade offer. Check that it is this one, then accept it in time.',
      'zh-CN': '卖家已发送交易报价，请核对后按时接受。',
    },
  },
  order_delivered: {
    category: 'trade',
    about: 'order',
    title: { en: 'Delivered: {goods}', 'zh-CN': '已收货：{goods}' },
    text: {
      en: 'The buyer has the item. ¥{seller_net} is yours to spend when the protection ends.',
      'zh-CN': '买家已收货，保护期结束后 ¥{seller_net} 可用。',
    },
  },
  order_completed: {
    category: 'money',
    about: 'order',
    title: { en: 'Sale settled: {goods}', 'zh-CN': '货款已到账：{goods}' },
    text: { en: '¥{seller_net} has reached your balance.', 'zh-CN': '¥{seller_net} 已到账。' },
  },
  order_received: {
    category: 'trade',
    about: 'order',
    title: { en: 'Yours for good: {goods}', 'zh-CN': '已归您所有：{goods}' },
    text: {
      en: 'The protection is over. See it in your backpack, or buy another one.',
      'zh-CN': '保护期已结束，可在背包中查看，或继续选购。',
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
      en: 'The item was not delivered. ¥{price} is back in your balance.',
      'zh-CN': '饰品未送达，¥{price} 已退回余额。',
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
  order_reversed: {
    category: 'trade',
    about: 'order',
    title: { en: 'Trade reversed: {goods}', 'zh-CN': '交易已撤销：{goods}' },
    text: {
      en: 'The trade was reversed on Steam during its protection. ¥{price} has been refunded to the buyer.',
      'zh-CN': '该交易在保护期内被 Steam 撤销，¥{price} 已退还买家。',
    },
  },
  order_ended_by_support: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order during its protection. ¥{price} has been refunded to the buyer.',
      'zh-CN': '客服在保护期内终止了该订单，¥{price} 已退还买家。',
    },
  },
} as const satisfies Record<string, MailKindTable>
