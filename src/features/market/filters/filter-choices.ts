import * as m from '#paraglide/messages.js'
import { itemFilterChips, nameOf, type Names } from './item-filter-chips.ts'
import { marketSearch, type MarketFilter, type MarketSearch, type MarketStep } from '../model.ts'

type Category = MarketFilter['categories'][number]

/** Adds the value, or removes it if present. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] {
  const others = values?.filter((one) => one !== value) ?? []
  return others.length === (values?.length ?? 0) ? [...others, value] : others
}

const without = (slugs: readonly string[] | undefined, category: Category) =>
  slugs?.filter((slug) => !category.weapons.some((weapon) => weapon.key === slug)) ?? []

/** Adds or removes a whole category. Its weapons are dropped: the category covers them. */
export function toggleCategory(search: MarketSearch, category: Category): MarketSearch {
  return { categories: toggled(search.categories, category.key), weapons: without(search.weapons, category) }
}

/**
 * Adds or removes one weapon. If the whole category was chosen, only that weapon remains; once every weapon is chosen,
 * the category replaces them.
 */
export function toggleWeapon(search: MarketSearch, category: Category, weapon: string): MarketSearch {
  const others = search.categories?.filter((key) => key !== category.key) ?? []
  const weapons = toggled(search.weapons, weapon)
  const isWhole = category.weapons.length > 1 && category.weapons.every(({ key }) => weapons.includes(key))
  return isWhole
    ? { categories: [...others, category.key], weapons: without(weapons, category) }
    : { categories: others, weapons }
}

/** How much of a category is chosen. */
export function choiceOf(search: MarketSearch, category: Category): 'none' | 'part' | 'whole' {
  if (search.categories?.includes(category.key)) return 'whole'
  return category.weapons.some((weapon) => search.weapons?.includes(weapon.key)) ? 'part' : 'none'
}

/** An active filter, and the step that removes it. */
export interface ActiveFilter {
  key: string
  kind: 'keyword' | 'price' | 'option'
  /** The option's name or the keyword; the view formats prices. */
  name: string
  off: MarketStep
}

type Options = readonly { key: string; name: string }[]

/** All active filters, in the order of the rail. Options unknown to the market are not active. */
export function activeFilters(search: MarketSearch, known: MarketFilter, names: Names = []): ActiveFilter[] {
  const chosen = (part: 'categories' | 'weapons' | 'exteriors' | 'qualities' | 'rarities', options: Options) => {
    const values: readonly string[] = search[part] ?? []
    return options
      .filter((option) => values.includes(option.key))
      .map((option): ActiveFilter => ({
        key: `${part}-${option.key}`,
        kind: 'option',
        name: option.name,
        off: (asked) => ({ [part]: asked[part]?.filter((value) => value !== option.key) }),
      }))
  }
  const { keyword, collections = [], price_min, price_max } = search
  return [
    ...(keyword
      ? [{ key: 'keyword', kind: 'keyword', name: keyword, off: () => ({ keyword: undefined }) } as const]
      : []),
    ...(price_min || price_max
      ? [
          {
            key: 'price',
            kind: 'price',
            name: '',
            off: () => ({ price_min: undefined, price_max: undefined }),
          } as const,
        ]
      : []),
    ...chosen('exteriors', known.exteriors),
    ...chosen('rarities', known.rarities),
    ...chosen('categories', known.categories),
    ...chosen(
      'weapons',
      known.categories.flatMap((category) => category.weapons),
    ),
    ...chosen('qualities', known.qualities),
    ...collections.map((slug): ActiveFilter => ({
      key: `collections-${slug}`,
      kind: 'option',
      name: nameOf(slug, names) ?? m.market_filter_collection(),
      off: (asked) => ({ collections: asked.collections?.filter((one) => one !== slug) }),
    })),
    ...itemFilterChips(search, known, names),
  ]
}

/** The search without filters; its sort, level and view stay. */
export function cleared({ sort, level, view }: MarketSearch): MarketSearch {
  return marketSearch({ sort, level, view })
}
