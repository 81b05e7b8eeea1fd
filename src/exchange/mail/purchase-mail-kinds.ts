import type { MailKindTable } from './mail-kinds.ts'

const suspended = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    category: 'trade',
    about: null,
    title: { en: 'Purchase orders suspended: {count}', 'zh-CN': '{count} 个求购已暂停' },
    text: { en, 'zh-CN': zhCn },
  }) as const

/** Messages to buyers about their purchase orders. */
export const purchaseMailKinds = {
  purchase_filled: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Supplied: {goods}', 'zh-CN': '求购已供应：{goods}' },
    text: {
      en: 'A seller supplies {units} at ¥{price} each. Still wanted: {left}. The orders’ pages show the next step.',
      'zh-CN': '卖家以每件 ¥{price} 供应 {units} 件，还需 {left} 件。后续步骤请查看订单。',
    },
  },
  purchase_fulfilled: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'All supplied: {goods}', 'zh-CN': '求购已全部供应：{goods}' },
    text: {
      en: 'The last sale fills it: {units} at ¥{price} each. The orders’ pages show the next step.',
      'zh-CN': '卖家以每件 ¥{price} 供应最后 {units} 件。后续步骤请查看订单。',
    },
  },
  /** No longer sent; older mails have it. */
  purchase_unit_returned: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Wanted again: {goods}', 'zh-CN': '求购恢复：{goods}' },
    text: {
      en: 'A supplied item was not delivered, or was taken back. ¥{price} is held for it again, and others can supply it.',
      'zh-CN': '供应的饰品未交付或已被收回，已重新冻结 ¥{price}，其他卖家可继续供应。',
    },
  },
  purchase_unit_lost: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Not wanted again: {goods}', 'zh-CN': '不再求购：{goods}' },
    text: {
      en: 'The refund of ¥{price} stays in your balance: the purchase order has ended, or you have raised its price since and confirmed that only for the units left. Post another one if you still want the item.',
      'zh-CN':
        '退款 ¥{price} 保留在余额中：该求购已结束，或您此后提高了单价，而新单价仅针对当时剩余的件数。如仍需要请重新发布求购。',
    },
  },
  purchase_expired: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Purchase order expired: {goods}', 'zh-CN': '求购已到期：{goods}' },
    text: {
      en: 'Its time is over. Supplied: {filled} of {quantity}; ¥{released} can be spent again.',
      'zh-CN': '有效期已过，已供应 {filled}/{quantity} 件，¥{released} 已解冻。',
    },
  },
  purchase_suspended: {
    category: 'account',
    about: 'purchase_order',
    title: { en: 'Purchase order suspended: {goods}', 'zh-CN': '求购已暂停：{goods}' },
    text: {
      en: 'You may not post purchase orders at the moment, so nobody can supply this one. Its money stays held until you resume or cancel it, for which a frozen account has to wait.',
      'zh-CN': '您暂时无法求购，该求购已暂停，无人可供应。恢复或取消求购之前，金额保持冻结；账户冻结期间无法操作。',
    },
  },
  purchases_inventory_private: suspended(
    'Your Steam inventory is private, so nobody can supply them. Their money stays held. Make the inventory public, then resume them.',
    '您的 Steam 库存未公开，无人可供应。金额保持冻结，请公开库存后恢复求购。',
  ),
  purchases_api_key_invalid: suspended(
    'Steam no longer accepts your API key, so nobody can supply them. Their money stays held. Set a new one, then resume them.',
    'Steam 已不接受您的 API Key，无人可供应。金额保持冻结，请重新设置后恢复求购。',
  ),
  purchases_trade_url_invalid: suspended(
    'Your trade link has stopped working, so nobody can supply them. Their money stays held. Set the new one, then resume them.',
    '您的交易链接已失效，无人可供应。金额保持冻结，请重新设置后恢复求购。',
  ),
} as const satisfies Record<string, MailKindTable>
