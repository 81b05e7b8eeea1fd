import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { copyText } from '#design/ui/action/copy-text.ts'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import type { Listing } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import { listingRow } from '#styled-system/recipes/listing-row.js'
import { shownFade, shownWear } from './shown-figures.ts'
import { StickerList } from './sticker-list.tsx'

interface AssetProps {
  asset: Omit<Listing['asset'], 'asset_id'>
}

export interface AssetFactsProps extends AssetProps {
  info: Pick<GoodsInfo, 'wear_min' | 'wear_max'>
  style?: string | undefined
}

/** The wear of an item in digits and on the game's bands, its seed, and its style if the items of the list differ in
 * it. */
export function AssetFacts({ asset, info, style }: AssetFactsProps) {
  const styles = listingRow()
  const { wear, paint_seed, fade } = asset
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
        {fade !== null && <span>{m.goods_fade({ fade: shownFade(fade) })}</span>}
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

/** An item's stickers, charm and name tag. */
export function AssetExtras({ asset, hasNames }: AssetProps & { hasNames?: boolean | undefined }) {
  const styles = listingRow()
  const { stickers, charm, name_tag } = asset
  if (stickers.length === 0 && charm === null && name_tag === null) return null
  return (
    <span className={styles.extras}>
      <StickerList asset={{ stickers, charm }} isLarge hasNames={hasNames} />
      {name_tag !== null && <span className={styles.tag}>{m.goods_name_tag({ name: name_tag })}</span>}
    </span>
  )
}
