import type { MailKindTable } from './mail-kinds.ts'

const failed = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    category: 'trade',
    about: null,
    title: { en: 'Listings taken off the market: {count}', 'zh-CN': '{count} 件饰品出售异常，需您处理' },
    text: { en, 'zh-CN': zhCn },
  }) as const

/** Messages to sellers about failed listings; a ban has its own message. */
export const sellingMailKinds = {
  listings_item_gone: failed(
    'The items are no longer in your Steam inventory. Take the listings down, or retry once the items are back.',
    '饰品已不在您的 Steam 库存中。请下架，或在饰品回到库存后重新上架。',
  ),
  listings_item_changed: failed(
    'The items are no longer what they were when you listed them: a sticker, the charm or the name tag is different. Check the price, then retry.',
    '饰品与上架时已不同（印花、挂件或名称标签有变化）。请确认价格后重新上架。',
  ),
  listings_item_locked: failed(
    'Steam does not let these items be traded at the moment. Retry once it does.',
    'Steam 暂不允许交易，可交易后请重新上架。',
  ),
  listings_inventory_private: failed(
    'Your Steam inventory is private. Make it public, then retry.',
    '您的 Steam 库存未公开，请公开后重新上架。',
  ),
  listings_api_key_invalid: failed(
    'Steam no longer accepts your API key. Set a new one, then retry.',
    'Steam 已不接受您的 API Key，请重新设置后再次上架。',
  ),
} as const satisfies Record<string, MailKindTable>
