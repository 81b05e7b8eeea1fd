import type { MailKindTable } from './mail-kinds.ts'

const warning = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    category: 'trade',
    about: 'order',
    title: {
      en: 'Careful: a trade offer that doesn’t belong to your order: {goods}',
      'zh-CN': '请注意：有报价与订单不符：{goods}',
    },
    text: { en, 'zh-CN': zhCn },
  }) as const

/**
 * Messages to both sides about deliveries where the buyer opens the offer, or was to, and about offers that only look
 * like it.
 */
export const deliveryMailKinds = {
  order_sold_buyer_opens: {
    category: 'trade',
    about: 'order',
    title: { en: 'Sold: {goods}', 'zh-CN': '已售出：{goods}' },
    text: {
      en: 'The buyer has paid ¥{price} and will send the trade offer: accept it once it arrives.',
      'zh-CN': '买家已付款 ¥{price}，将由买家发起交易报价，请届时接受。',
    },
  },
  order_offer_to_open: {
    category: 'trade',
    about: 'order',
    title: { en: 'Send the trade offer: {goods}', 'zh-CN': '请发起交易报价：{goods}' },
    text: {
      en: 'This seller asks buyers to send the trade offer. Ask for this item alone, and give nothing in return.',
      'zh-CN': '该卖家要求由买家发起交易报价。请只索取该饰品，不要放入其他饰品。',
    },
    isDue: true,
  },
  order_offer_to_send: {
    category: 'trade',
    about: 'order',
    title: { en: 'Send the trade offer: {goods}', 'zh-CN': '请发送交易报价：{goods}' },
    text: {
      en: 'Your trade link has stopped working or was replaced, so the buyer could not send the trade offer. Please send it yourself.',
      'zh-CN': '您的交易链接已失效或更换，买家无法发起交易报价，请由您发送。',
    },
    isDue: true,
  },
  order_seller_sends: {
    category: 'trade',
    about: 'order',
    title: { en: 'The seller sends the trade offer: {goods}', 'zh-CN': '改由卖家发送交易报价：{goods}' },
    text: {
      en: 'The seller’s trade link has stopped working or was replaced, so you no longer have to send the trade offer.',
      'zh-CN': '卖家的交易链接已失效或更换，您无需再发起交易报价。',
    },
  },
  order_offer_opened: {
    category: 'trade',
    about: 'order',
    title: { en: 'A trade offer is waiting for you: {goods}', 'zh-CN': '报价待接受：{goods}' },
    text: {
      en: 'The buyer has sent the trade offer. Check that it is this one, then accept it.',
      'zh-CN': '买家已发起交易报价，请核对后接受。',
    },
    isDue: true,
  },
  order_warning_other_item: warning(
    'Trade offer {offer_id} contains something other than the item that was bought. It does not count as its delivery.',
    '报价 {offer_id} 中的饰品与所购饰品不符，不视为发货。',
  ),
  order_warning_asks_in_return: warning(
    'Trade offer {offer_id} asks the buyer for something in return. Do not accept it: the item is paid for.',
    '报价 {offer_id} 向买家索取饰品，请勿接受：该饰品已付款。',
  ),
  order_warning_wrong_side: warning(
    'Trade offer {offer_id} came from the wrong side of this order. Please deliver as the order’s page says.',
    '报价 {offer_id} 的发起方不符，请按订单页面的方式发货。',
  ),
  order_warning_other_account: warning(
    'Trade offer {offer_id} is with another account, even if name and picture look the same. Do not accept it. If you did not make it, change your Steam API key and password.',
    '报价 {offer_id} 的对方是另一个账户，即使名称和头像相同也请勿接受。若非本人操作，请立即更换 Steam API Key 和密码。',
  ),
} as const satisfies Record<string, MailKindTable>
