import type { ReactNode } from 'react'
import { type RarityTier, RarityEdge } from '#design/ui/data/rarity.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { pictureOf } from '#features/items/picture.ts'
import { catalogueTile } from '#styled-system/recipes/catalogue-tile.js'
import { priceRangeText } from './price-range-text.ts'

export interface TileProps {
  href: string
  /** Base address of its picture. */
  image: string
  /** The line above the name. */
  kind?: ReactNode
  name: string
  tier?: RarityTier
  /** The lowest price, and with `highest` the price range of its goods. */
  lowest: string | null
  highest?: string | null
  note: string
  /** Shown in the corner of the picture. */
  tags?: ReactNode
  /** Loads the picture eagerly, because it is in view when the page opens. */
  isEarly?: boolean
}

/** One catalogue entry, as a link to its page. */
export function Tile({ href, image, kind, name, tier, lowest, highest, note, tags, isEarly }: TileProps) {
  const styles = catalogueTile()
  return (
    <li>
      <a className={styles.root} href={href}>
        {tier && <RarityEdge tier={tier} />}
        {tags && <span className={styles.tags}>{tags}</span>}
        <TileArt image={image} isEarly={isEarly} />
        {kind !== undefined && <span className={styles.kind}>{kind}</span>}
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{priceRangeText(lowest, highest)}</span>
        <span className={styles.note}>{note}</span>
      </a>
    </li>
  )
}

export const TileArt = ({ image, isEarly }: Pick<TileProps, 'image' | 'isEarly'>) => (
  <img className={catalogueTile().art} {...pictureOf(image)} alt="" loading={isEarly ? undefined : 'lazy'} />
)

/** How many tiles are visible at once on most screens. */
export const early = 5

export function TileGrid({ label, isBusy, children }: { label: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <ul aria-label={label} aria-busy={isBusy} className={catalogueTile().grid}>
      {children}
    </ul>
  )
}

/** The skeleton of a grid of tiles. */
export const TilesPending = ({ label, count = 12 }: { label: string; count?: number }) => (
  <div role="status" aria-label={label} aria-busy="true" className={catalogueTile().grid}>
    <Skeleton shape="card" count={count} />
  </div>
)
