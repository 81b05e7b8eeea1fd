import type { MailKindTable } from './mail-kinds.ts'

/** Messages to both sides of a bargain about each other’s answers and its end. */
export const bargainMailKinds = {
  bargain_received: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'An offer for {goods}', 'zh-CN': '收到议价：{goods}' },
    text: {
      en: 'A buyer offers ¥{price} in place of ¥{listing_price}. The money is held. Please accept, counter or refuse.',
      'zh-CN': '买家出价 ¥{price}（售价 ¥{listing_price}），款项已冻结，请接受、还价或拒绝。',
    },
    isDue: true,
  },
  bargain_accepted: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your offer was accepted: {goods}', 'zh-CN': '议价已被接受：{goods}' },
    text: {
      en: 'You have bought it for ¥{price}. The order’s page shows the next step.',
      'zh-CN': '您已以 ¥{price} 购得，后续步骤请查看订单。',
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
      'zh-CN': '您的出价为 ¥{price}，补付 ¥{difference} 即可成交，也可拒绝。',
    },
    isDue: true,
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
    text: { en: 'The buyer no longer offers ¥{price}.', 'zh-CN': '买家撤回了 ¥{price} 的出价。' },
  },
  bargain_expired: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'Your offer has expired: {goods}', 'zh-CN': '议价已过期：{goods}' },
    text: {
      en: 'There was no agreement in time. ¥{price} can be spent again.',
      'zh-CN': '未在期限内达成，¥{price} 已解冻。',
    },
  },
  bargain_expired_for_seller: {
    category: 'trade',
    about: 'bargain',
    title: { en: 'An offer has expired: {goods}', 'zh-CN': '收到的议价已过期：{goods}' },
    text: {
      en: 'There was no agreement in time on the offer of ¥{price}.',
      'zh-CN': '双方未在期限内就 ¥{price} 的出价达成一致。',
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
} as const satisfies Record<string, MailKindTable>
