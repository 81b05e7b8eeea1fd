import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { catalogueIndex, local, named } from '../catalogue/goods-index.ts'
import type { Locale } from '../http/context.ts'

type Filter = Pick<CallRequest<typeof onSaleList>, 'stickers' | 'charm_id' | 'collections'>

/** The parts of a filter that are opaque keys, with their display names. */
export function namedParts(
  { stickers = [], charm_id, collections = [] }: Filter,
  locale: Locale,
): CallAnswer<typeof onSaleList>['named'] {
  const { goods, collections: names } = catalogueIndex()
  const ids = [...stickers.map((wish) => wish.slice(wish.indexOf(':') + 1)), ...(charm_id ? [charm_id] : [])]
  return [
    ...[...new Set(ids)].flatMap((key) => {
      const one = goods.get(key)
      // Its own name is the second part of `Sticker | Titan (Holo) | Katowice 2014`.
      return one ? [{ key, name: local(one.finish_name ?? one.name, locale) }] : []
    }),
    ...collections.map((key) => named(names, key, locale)),
  ]
}
