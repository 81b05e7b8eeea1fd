import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { copyText } from '#design/ui/action/copy-text.ts'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import type { Listing } from '#features/listings/queries.ts'
import { formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingRow } from '#styled-system/recipes/listing-row.js'

interface AssetProps {
  asset: Listing['asset']
}

/** As many digits as tell two items apart; their owners compare them. */
export const shownWear = (wear: number) => wear.toFixed(6)

export interface AssetFactsProps extends AssetProps {
  info: Pick<GoodsInfo, 'wear_min' | 'wear_max'>
  style?: string | undefined
}

/** Wear in digits and on the game's bands, seed, and style where the items of a list differ in it, of one physical item. */
export function AssetFacts({ asset, info, style }: AssetFactsProps) {
  const styles = listingRow()
  const { wear, paint_seed } = asset
  return (
    <>
      <span className={styles.facts}>
        {wear !== null && (
          <button
            type="button"
            className={styles.value}
            title={m.goods_copy_wear()}
            aria-label={m.goods_copy_wear_of({ wear: shownWear(wear) })}
            onClick={() => void copyText(String(wear))}
          >
            {shownWear(wear)}
          </button>
        )}
        {style && <span className={styles.style}>{style}</span>}
        {paint_seed !== null && <span>{m.goods_seed({ seed: paint_seed })}</span>}
      </span>
      {wear !== null && (
        <WearBar
          wear={wear}
          label={m.goods_wear({ wear: shownWear(wear) })}
          min={info.wear_min ?? 0}
          max={info.wear_max ?? 1}
        />
      )}
    </>
  )
}

/** What is stuck on it, and what its owner has called it. */
export function AssetExtras({ asset }: AssetProps) {
  const styles = listingRow()
  const { stickers, name_tag } = asset
  if (stickers.length === 0 && name_tag === null) return null
  return (
    <span className={styles.extras}>
      {stickers.length > 0 && <Stickers stickers={stickers} />}
      {name_tag !== null && <span className={styles.tag}>{m.goods_name_tag({ name: name_tag })}</span>}
    </span>
  )
}

/** One that nobody has scraped is named alone; of one that the platform says nothing about nobody may think so. */
function stickerWords(name: string, wear: number | null): string {
  if (wear === null) return m.goods_sticker_wear_unknown({ name })
  return wear > 0 ? m.goods_sticker_worn({ name, worn: formatPercent(wear, 0) }) : name
}

function Stickers({ stickers }: Pick<Listing['asset'], 'stickers'>) {
  const styles = listingRow()
  return (
    <ul className={styles.stickers} aria-label={m.goods_stickers()}>
      {stickers.map(({ slot, name, image, wear }) => {
        const said = stickerWords(name, wear)
        return (
          <li key={slot} title={said}>
            {image === null ? (
              <span className={styles.sticker} role="img" aria-label={said}>
                {name.slice(0, 2)}
              </span>
            ) : (
              <img
                className={styles.sticker}
                src={`${image}@1.webp`}
                alt={said}
                width={24}
                height={24}
                loading="lazy"
                decoding="async"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
