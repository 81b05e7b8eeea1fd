import type { MailKindTable } from './mail-kinds.ts'

/** Messages about several orders at once: those of one payment. The mail's subject is the first of its reader's. */
export const batchMailKinds = {
  orders_sold: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {count} items', 'zh-CN': '已售出 {count} 件饰品' },
    text: {
      en: 'The buyer has paid ¥{price} in one go. Please send the trade offers.',
      'zh-CN': '买家已一次付款 ¥{price}，请发送交易报价。',
    },
    isDue: true,
  },
  orders_sold_buyer_opens: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {count} items', 'zh-CN': '已售出 {count} 件饰品' },
    text: {
      en: 'The buyer has paid ¥{price} in one go and will send the trade offers: accept them once they arrive.',
      'zh-CN': '买家已一次付款 ¥{price}，将由买家发起交易报价，请届时接受。',
    },
  },
  orders_offer_to_open: {
    category: 'trade',
    about: 'order',
    title: { en: 'Send the trade offers for {count} items', 'zh-CN': '请为 {count} 件饰品发起交易报价' },
    text: {
      en: 'Their sellers ask buyers to send the trade offers. Ask for each item alone, and give nothing in return.',
      'zh-CN': '卖家要求由买家发起交易报价。请每次只索取对应饰品，不要放入其他饰品。',
    },
    isDue: true,
  },
  orders_offered: {
    category: 'trade',
    about: 'order',
    title: { en: 'Trade offers for the {size} items you bought', 'zh-CN': '您购买的 {size} 件饰品有报价待接受' },
    text: {
      en: 'Accept them one by one: each leads to the next.',
      'zh-CN': '请逐个接受，处理完一个会显示下一个。',
    },
  },
  orders_received: {
    category: 'trade',
    about: 'order',
    title: { en: 'Yours for good: {count} of {size} items', 'zh-CN': '已归您所有：{count}/{size} 件饰品' },
    text: {
      en: 'Trade protection is over. See them in your backpack.',
      'zh-CN': '交易保护已结束，可在背包中查看。',
    },
  },
} as const satisfies Record<string, MailKindTable>
