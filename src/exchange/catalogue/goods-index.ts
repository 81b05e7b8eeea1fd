import type { Locale } from '../http/context.ts'
import { readCatalogue } from './catalogue.ts'
import type { CatalogueGoods } from './goods.ts'
import type { Category, LocalName } from './vocabulary.ts'

/** The catalogue indexed by its keys. It never changes within a process, so names need no query. */
interface CatalogueIndex {
  goods: ReadonlyMap<string, CatalogueGoods>
  weapons: ReadonlyMap<string, LocalName>
  weaponCategories: ReadonlyMap<string, Category>
  collections: ReadonlyMap<string, LocalName>
  /** The goods of each collection. */
  collectionGoods: ReadonlyMap<string, readonly string[]>
  containers: ReadonlyMap<string, LocalName>
}

let known: CatalogueIndex | undefined

export function catalogueIndex(): CatalogueIndex {
  if (known) return known
  const { goods, weapons, collections, containers } = readCatalogue()
  const names = (list: readonly { slug: string; name: LocalName }[]) => new Map(list.map((one) => [one.slug, one.name]))
  known = {
    goods: new Map(goods.map((one) => [one.goods_id, one])),
    weapons: names(weapons),
    weaponCategories: new Map(weapons.map(({ slug, category }) => [slug, category])),
    collections: names(collections),
    collectionGoods: new Map(
      [...Map.groupBy(goods, ({ collection }) => collection ?? '')].map(([slug, all]) => [
        slug,
        all.map(({ goods_id }) => goods_id),
      ]),
    ),
    containers: names(containers),
  }
  return known
}

/** A name in the requested language. */
export const local = (name: LocalName, locale: Locale): string => (locale === 'en' ? name.en : name.zh)

/** A slug with its name; falls back to the slug for names that the catalogue has dropped. */
export function named(
  names: ReadonlyMap<string, LocalName>,
  key: string,
  locale: Locale,
): { key: string; name: string } {
  const name = names.get(key)
  return { key, name: name ? local(name, locale) : key }
}
