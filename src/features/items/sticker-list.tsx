import { use } from 'react'
import type { Listing } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import { stickerList, type StickerListVariants } from '#styled-system/recipes/sticker-list.js'
import { PicturesWanted } from './pictures-wanted.ts'
import { shownStickerWear } from './shown-figures.ts'

export type Asset = Listing['asset']

interface StickerListProps extends StickerListVariants {
  asset: Pick<Asset, 'stickers' | 'charm'>
  /** Shows the names as text, which needs neither a mouse nor a guess. */
  hasNames?: boolean | undefined
}

/** An unscraped sticker gets its name only. One whose wear the platform does not report must not look unscraped. */
export function stickerWords(name: string, wear: number | null): string {
  if (wear === null) return m.goods_sticker_wear_unknown({ name })
  return wear > 0 ? m.goods_sticker_worn({ name, worn: shownStickerWear(wear) }) : name
}

/** Stickers and charm as small pictures, each with its name. */
export function StickerList({ asset: { stickers, charm }, hasNames, ...variants }: StickerListProps) {
  const styles = stickerList({ ...variants, hasNames })
  const pieces = [
    // By index: since stickers are placed freely, several may share a slot.
    ...stickers.map(({ name, image, wear }, key) => ({ key, name, image, said: stickerWords(name, wear) })),
    ...(charm ? [{ key: 'charm', name: charm.name, image: charm.image, said: charm.name }] : []),
  ]
  const isWanted = use(PicturesWanted)
  if (pieces.length === 0) return null
  return (
    <ul className={styles.root} aria-label={m.goods_stickers()}>
      {pieces.map(({ key, name, image, said }) => (
        <li key={key} className={styles.item} title={hasNames ? undefined : said}>
          {image === null ? (
            <span
              className={styles.piece}
              {...(hasNames ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
            >
              {name.slice(0, 2)}
            </span>
          ) : (
            <img
              className={styles.piece}
              src={isWanted ? `${image}@1.webp` : undefined}
              alt={hasNames ? '' : said}
              width={24}
              height={24}
              loading="lazy"
              decoding="async"
            />
          )}
          {hasNames && <span>{said}</span>}
        </li>
      ))}
    </ul>
  )
}
