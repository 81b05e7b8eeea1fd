import type { ContainerKind, SeriesKind } from '#contract/market/info.ts'
import type { Category, Rarity } from './vocabulary.ts'

/** The compact file `data/catalogue.json`: rows instead of objects, one per line. `scripts/catalogue` writes it. */
export interface CatalogueFile {
  source: { package: string; version: string }
  weapons: WeaponRow[]
  collections: CollectionRow[]
  finishes: FinishRow[]
  stickers: SimpleRow[]
  charms: SimpleRow[]
  patches: SimpleRow[]
  agents: SimpleRow[]
  music_kits: SimpleRow[]
  containers: ContainerRow[]
}

/** slug, definition index, category, English name, Chinese name. Knives and gloves are weapons here. */
export type WeaponRow = [slug: string, def: number, category: Category, en: string, zh: string]

export type CollectionRow = [slug: string, kind: SeriesKind, en: string, zh: string]

/** `t`: exists as StatTrak; `s`: exists as souvenir; `n`: exists without either. */
export type FinishFlags = string

/** `en` and `zh` are empty for a knife without a finish, which has no wear either. */
export type FinishRow = [
  weapon: string,
  /** One paint index, or the style id and paint index of each style. */
  paint: number | [style: number, paint: number][],
  en: string,
  zh: string,
  rarity: Rarity,
  wear: [min: number, max: number] | null,
  collection: string | null,
  flags: FinishFlags,
]

/** A kind without wear: definition index, kit index (null if the definition suffices), names, rarity. */
export type SimpleRow = [
  def: number,
  index: number | null,
  en: string,
  zh: string,
  rarity: Rarity,
  collection: string | null,
  flags: FinishFlags,
]

/** `contents` are space-separated finish keys: everything the container can drop, rare specials included. */
export type ContainerRow = [
  slug: string,
  def: number,
  kind: ContainerKind,
  en: string,
  zh: string,
  contents: string,
  /** Which qualities it drops, as in `FinishFlags`. */
  flags: FinishFlags,
]

/** The key that all exteriors and qualities of one finish share, e.g. `7-282` for the AK-47 | Redline. */
export function finishKeyOf(def: number, index: number | null): string {
  return index === null ? String(def) : `${def}-${index}`
}
