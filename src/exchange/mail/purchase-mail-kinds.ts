import type { MailKindTable } from './mail-kinds.ts'

/** Messages to buyers about their purchase orders. */
export const purchaseMailKinds = {
  purchase_filled: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Supplied: {goods}', 'zh-CN': '求购已供应：{goods}' },
    text: {
      en: 'A seller supplies {units} at ¥{price} each and will send the trade offer. {left} are still wanted.',
      'zh-CN': '卖家以每件 ¥{price} 供应 {units} 件，将发送交易报价。还需 {left} 件。',
    },
  },
  purchase_fulfilled: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'All supplied: {goods}', 'zh-CN': '求购已全部供应：{goods}' },
    text: {
      en: 'A seller supplies the last {units} at ¥{price} each and will send the trade offer.',
      'zh-CN': '卖家以每件 ¥{price} 供应最后 {units} 件，将发送交易报价。',
    },
  },
  purchase_unit_returned: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Wanted again: {goods}', 'zh-CN': '求购恢复：{goods}' },
    text: {
      en: 'A supplied item was not delivered. ¥{price} is set aside for it again, and others can supply it.',
      'zh-CN': '供应的饰品未交付，已重新冻结 ¥{price}，其他卖家可继续供应。',
    },
  },
  purchase_expired: {
    category: 'trade',
    about: 'purchase_order',
    title: { en: 'Purchase order expired: {goods}', 'zh-CN': '求购已到期：{goods}' },
    text: {
      en: 'Its thirty days are over. {filled} of {quantity} were supplied; ¥{released} can be spent again.',
      'zh-CN': '三十天已到，已供应 {filled}/{quantity} 件，¥{released} 已解冻。',
    },
  },
  purchase_suspended: {
    category: 'account',
    about: 'purchase_order',
    title: { en: 'Purchase order suspended: {goods}', 'zh-CN': '求购已下线：{goods}' },
    text: {
      en: 'You may not post purchase orders at the moment, so nobody can supply this one. Its money stays set aside until you resume or cancel it.',
      'zh-CN': '您暂时无法求购，该求购已下线。冻结金额保留，可在恢复后继续或取消求购。',
    },
  },
} as const satisfies Record<string, MailKindTable>
