import type { MailKindTable } from './mail-kinds.ts'

const priceReached = <About extends 'goods_bookmark' | 'watched_listing'>(about: About) =>
  ({
    category: 'trade',
    about,
    title: { en: '{goods}: now ¥{price}', 'zh-CN': '{goods}：现价 ¥{price}' },
    text: {
      en: 'You asked to be told at ¥{target} or less. This alert is done; you can set another one.',
      'zh-CN': '已达到您设置的提醒价 ¥{target}。本次提醒已完成，可重新设置。',
    },
  }) as const

/** Messages about saved searches and bookmarks. */
export const watchingMailKinds = {
  saved_search_found: {
    category: 'trade',
    about: 'saved_search',
    title: { en: '{name}: {count} new', 'zh-CN': '{name}：{count} 件新上架' },
    text: {
      en: 'New items that fit your saved search are on sale. You will not be told again until you have had a look.',
      'zh-CN': '有符合您已保存搜索的新饰品上架。在您查看之前不会再次提醒。',
    },
  },
  price_reached: priceReached('goods_bookmark'),
  listing_price_reached: priceReached('watched_listing'),
} as const satisfies Record<string, MailKindTable>
