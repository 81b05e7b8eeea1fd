import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { priceRangeText } from './price-range-text.ts'

/*
 * What search engines and shared links say of a page: how much is on it and what that costs, or that none of it is on
 * sale.
 */

interface Named {
  name: string
  lowest_price: string | null
}

interface Ranged extends Named {
  highest_price: string | null
}

const counted = (name: string, count: number) => ({ name, count, shown: formatNumber(count) })

export function describeCollection({ name, lowest_price, highest_price }: Ranged, count: number): string {
  const facts = counted(name, count)
  if (lowest_price === null) return m.catalogue_collection_description_none(facts)
  return m.catalogue_collection_description({ ...facts, prices: priceRangeText(lowest_price, highest_price) })
}

export function describeContainer({ name, lowest_price, item_count }: Named & { item_count: number }): string {
  const facts = counted(name, item_count)
  if (lowest_price === null) return m.catalogue_container_description_none(facts)
  return m.catalogue_container_description({ ...facts, price: priceRangeText(lowest_price) })
}

export function describeStickerGroup(group: Ranged & { sticker_count: number }): string {
  const facts = counted(group.name, group.sticker_count)
  if (group.lowest_price === null) return m.catalogue_group_description_none(facts)
  return m.catalogue_group_description({ ...facts, prices: priceRangeText(group.lowest_price, group.highest_price) })
}
