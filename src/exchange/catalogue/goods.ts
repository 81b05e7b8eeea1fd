import type { ContainerKind, SeriesKind } from '#contract/market/info.ts'
import type { Quality } from '#contract/words.ts'
import type { Exterior } from '#lib/wear.ts'
import type { Category, LocalName, Rarity } from './vocabulary.ts'

/** A variant of a goods with its own price. Ids are those of `STYLES`; a goods without styles trades under 0. */
export interface CatalogueStyle {
  style_id: number
  name: LocalName
  paint_index: number
}

/** A kind of item with its own market. */
export interface CatalogueGoods {
  goods_id: string
  /** The game platform's exact name; unique. */
  market_hash_name: string
  /** Full name, quality and exterior included. */
  name: LocalName
  /** `item_name | finish_name` is the name without quality and exterior. */
  item_name: LocalName
  finish_name: LocalName | null
  category: Category
  /** Slug of the weapon, knife or glove type; null for other kinds. */
  weapon: string | null
  exterior: Exterior | null
  quality: Quality
  rarity: Rarity
  /** The goods' own bounds: its exterior's band clipped to the finish's range; null for kinds without wear. */
  wear_min: number | null
  wear_max: number | null
  /** Slug. */
  collection: string | null
  /** Slugs of the containers that drop it. */
  containers: readonly string[]
  styles: readonly CatalogueStyle[]
  def_index: number
  /** Paint or kit index; null if the definition suffices, or if each style has its own. */
  paint_index: number | null
  /** Shared by all exteriors and qualities of one finish. */
  finish_key: string
}

export interface CatalogueWeapon {
  slug: string
  def_index: number
  category: Category
  name: LocalName
}

export interface CatalogueCollection {
  slug: string
  kind: SeriesKind
  name: LocalName
}

export interface CatalogueContainer {
  slug: string
  kind: ContainerKind
  name: LocalName
  goods_id: string
  /** Finish keys of its drops. */
  contents: readonly string[]
}

export interface Catalogue {
  /** Package and version of the source data. */
  source: { package: string; version: string }
  goods: readonly CatalogueGoods[]
  weapons: readonly CatalogueWeapon[]
  collections: readonly CatalogueCollection[]
  containers: readonly CatalogueContainer[]
}
