import type { MailSubject } from '#contract/mail.ts'
import type { MailCategory } from '#contract/words.ts'
import type { RefusalText } from '../refusal.ts'
import { accountMailKinds } from './account-mail-kinds.ts'
import { batchMailKinds } from './batch-mail-kinds.ts'
import { deliveryMailKinds } from './delivery-mail-kinds.ts'
import { moneyMailKinds } from './money-mail-kinds.ts'
import { purchaseMailKinds } from './purchase-mail-kinds.ts'
import { sellingMailKinds } from './selling-mail-kinds.ts'

export interface MailKindTable {
  category: MailCategory
  /** What `subjectId` is the id of. */
  about: MailSubject | null
  /** `{name}` is a gap that the mail's params fill; `{goods}` is filled with the goods' name in the reader's language. */
  title: RefusalText
  text: RefusalText
}

/** Everything people are told by mail. */
export const mailKinds = {
  order_sold: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {goods}', 'zh-CN': '已售出：{goods}' },
    text: {
      en: 'Paid with ¥{price}. Please send the trade offer in time.',
      'zh-CN': '买家已付款 ¥{price}，请按时发送交易报价。',
    },
  },
  order_offer_sent: {
    category: 'trade',
    about: 'order',
    title: { en: 'An offer waits for you: {goods}', 'zh-CN': '报价待接受：{goods}' },
    text: {
      en: 'The seller has sent the trade offer. Check that it is this one, then accept it in time.',
      'zh-CN': '卖家已发送交易报价，请核对后按时接受。',
    },
  },
  order_delivered: {
    category: 'trade',
    about: 'order',
    title: { en: 'Delivered: {goods}', 'zh-CN': '已交付：{goods}' },
    text: {
      en: 'The buyer has the item. ¥{seller_net} is yours to spend when the protection ends.',
      'zh-CN': '买家已收货，保护期结束后 ¥{seller_net} 可用。',
    },
  },
  order_completed: {
    category: 'money',
    about: 'order',
    title: { en: 'Sale settled: {goods}', 'zh-CN': '销售已结算：{goods}' },
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
    title: { en: 'You declined the offer: {goods}', 'zh-CN': '您已拒绝报价：{goods}' },
    text: {
      en: 'So the order has ended. ¥{price} is back in your balance.',
      'zh-CN': '订单已结束，¥{price} 已退回余额。',
    },
  },
  order_declined_by_seller: {
    category: 'money',
    about: 'order',
    title: { en: 'The seller declined your offer: {goods}', 'zh-CN': '卖家拒绝了您的报价：{goods}' },
    text: {
      en: 'So the order has ended. ¥{price} is back in your balance.',
      'zh-CN': '订单已结束，¥{price} 已退回余额。',
    },
  },
  order_declined_by_buyer: {
    category: 'trade',
    about: 'order',
    title: { en: 'The buyer declined your offer: {goods}', 'zh-CN': '买家拒绝了您的报价：{goods}' },
    text: {
      en: 'So the order has ended, and the buyer has the money back.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_declined_sale: {
    category: 'trade',
    about: 'order',
    title: { en: 'You declined the offer: {goods}', 'zh-CN': '您已拒绝报价：{goods}' },
    text: {
      en: 'So the order has ended, and the buyer has the money back.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_refunded: {
    category: 'money',
    about: 'order',
    title: { en: 'Refunded: {goods}', 'zh-CN': '已退款：{goods}' },
    text: {
      en: 'The item was not delivered. ¥{price} is back in your balance.',
      'zh-CN': '饰品未交付，¥{price} 已退回余额。',
    },
  },
  order_ended_for_seller: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sale ended without delivery: {goods}', 'zh-CN': '销售未完成：{goods}' },
    text: {
      en: 'The order has ended and the buyer has the money back.',
      'zh-CN': '订单已结束，款项已退还买家。',
    },
  },
  order_reversed: {
    category: 'trade',
    about: 'order',
    title: { en: 'Trade reversed: {goods}', 'zh-CN': '交易已撤销：{goods}' },
    text: {
      en: 'The trade was undone on the platform within its protection. The buyer has ¥{price} back.',
      'zh-CN': '该交易在保护期内被平台撤销，¥{price} 已退还买家。',
    },
  },
  order_ended_by_support: {
    category: 'trade',
    about: 'order',
    title: { en: 'Order ended by support: {goods}', 'zh-CN': '客服已终止订单：{goods}' },
    text: {
      en: 'Support ended this order within its protection. The buyer has ¥{price} back.',
      'zh-CN': '客服在保护期内终止了该订单，¥{price} 已退还买家。',
    },
  },
  bargain_received: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'An offer for {goods}', 'zh-CN': '收到议价：{goods}' },
    text: {
      en: 'A buyer offers ¥{price} in place of ¥{listing_price}. The money is set aside; please answer in time.',
      'zh-CN': '买家出价 ¥{price}（售价 ¥{listing_price}），款项已冻结，请按时答复。',
    },
  },
  bargain_accepted: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your offer was accepted: {goods}', 'zh-CN': '议价已被接受：{goods}' },
    text: {
      en: 'You have bought it for ¥{price}. The seller will send the trade offer.',
      'zh-CN': '您已以 ¥{price} 购得，卖家将发送交易报价。',
    },
  },
  bargain_refused: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your offer was refused: {goods}', 'zh-CN': '议价被拒绝：{goods}' },
    text: { en: '¥{price} can be spent again.', 'zh-CN': '¥{price} 已解冻。' },
  },
  bargain_countered: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'The seller asks ¥{counter_price}: {goods}', 'zh-CN': '卖家还价 ¥{counter_price}：{goods}' },
    text: {
      en: 'You offered ¥{price}. Pay ¥{difference} more to buy it, or refuse.',
      'zh-CN': '您的议价为 ¥{price}，补付 ¥{difference} 即可成交，也可拒绝。',
    },
  },
  bargain_counter_refused: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your counter was refused: {goods}', 'zh-CN': '还价被拒绝：{goods}' },
    text: { en: 'The item is still on sale.', 'zh-CN': '饰品仍在出售。' },
  },
  bargain_withdrawn: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'An offer was withdrawn: {goods}', 'zh-CN': '议价已撤回：{goods}' },
    text: { en: 'The buyer no longer offers ¥{price}.', 'zh-CN': '买家撤回了 ¥{price} 的议价。' },
  },
  bargain_expired: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your offer has expired: {goods}', 'zh-CN': '议价已过期：{goods}' },
    text: {
      en: 'It was not settled in time. ¥{price} can be spent again.',
      'zh-CN': '未在期限内达成，¥{price} 已解冻。',
    },
  },
  bargain_expired_for_seller: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'An offer has expired: {goods}', 'zh-CN': '收到的议价已过期：{goods}' },
    text: {
      en: 'The offer of ¥{price} was not settled in time.',
      'zh-CN': '¥{price} 的议价未在期限内达成。',
    },
  },
  bargain_void_sold: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Sold to somebody else: {goods}', 'zh-CN': '饰品已售出：{goods}' },
    text: { en: 'Your offer has ended. ¥{price} can be spent again.', 'zh-CN': '您的议价已失效，¥{price} 已解冻。' },
  },
  bargain_void_gone: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'No longer on sale: {goods}', 'zh-CN': '饰品已下架：{goods}' },
    text: { en: 'Your offer has ended. ¥{price} can be spent again.', 'zh-CN': '您的议价已失效，¥{price} 已解冻。' },
  },
  bargain_void_price: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'The price has changed: {goods}', 'zh-CN': '饰品价格已变动：{goods}' },
    text: {
      en: 'Your offer has ended. ¥{price} can be spent again; you may make another one.',
      'zh-CN': '您的议价已失效，¥{price} 已解冻，可重新议价。',
    },
  },
  ...accountMailKinds,
  ...batchMailKinds,
  ...deliveryMailKinds,
  ...sellingMailKinds,
  ...purchaseMailKinds,
  ...moneyMailKinds,
  activation_code_redeemed: {
    category: 'money',
    about: 'activation_code',
    title: { en: 'Code redeemed', 'zh-CN': '激活码兑换成功' },
    text: { en: '¥{amount} has been added to your balance.', 'zh-CN': '¥{amount} 已存入您的余额。' },
  },
  feedback_answered: {
    category: 'service',
    about: 'feedback',
    title: { en: 'Your feedback has an answer', 'zh-CN': '您的反馈有新回复' },
    text: {
      en: 'The operators have replied. You can go on with the conversation.',
      'zh-CN': '客服已回复，您可以继续沟通。',
    },
  },
  feedback_closed: {
    category: 'service',
    about: 'feedback',
    title: { en: 'Your feedback has been closed', 'zh-CN': '您的反馈已关闭' },
    text: { en: 'The operators have closed the conversation.', 'zh-CN': '客服已关闭该反馈。' },
  },
} as const satisfies Record<string, MailKindTable>

export type MailKind = keyof typeof mailKinds

type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never
type GapsOf<Kind extends MailKind> =
  Gaps<(typeof mailKinds)[Kind]['title']['en' | 'zh-CN']> | Gaps<(typeof mailKinds)[Kind]['text']['en' | 'zh-CN']>

/** What a mail of a kind needs besides its kind: the id of what it is about, its goods, and the words of its gaps. */
export type MailContent<Kind extends MailKind> = { kind: Kind } & ((typeof mailKinds)[Kind]['about'] extends null
  ? unknown
  : { subjectId: bigint }) &
  ('goods' extends GapsOf<Kind> ? { goods: { goodsId: string; styleId: number } } : unknown) &
  ([Exclude<GapsOf<Kind>, 'goods'>] extends [never]
    ? unknown
    : { params: Record<Exclude<GapsOf<Kind>, 'goods'>, string> })
