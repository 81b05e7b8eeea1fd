import type { goods } from '#exchange/db/schema/catalogue.ts'

/** Returns a row of the catalogue for tests that need a goods to refer to. */
export function goodsRow(facts: Partial<typeof goods.$inferInsert> = {}): typeof goods.$inferInsert {
  return {
    id: 'a1b2c3d4e5f',
    marketHashName: 'AK-47 | Redline (Field-Tested)',
    nameEn: 'AK-47 | Redline (Field-Tested)',
    nameZh: 'AK-47 | 红线 (久经沙场)',
    itemNameEn: 'AK-47',
    itemNameZh: 'AK-47',
    category: 'rifle',
    quality: 'normal',
    rarity: 'classified',
    finishKey: 'ak-47-redline',
    searchText: 'ak-47 redline',
    ...facts,
  }
}
