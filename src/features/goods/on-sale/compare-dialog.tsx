import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Price } from '#design/ui/data/price.tsx'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { shownFade, shownWear } from '#features/items/shown-figures.ts'
import { StickerList } from '#features/items/sticker-list.tsx'
import type { Listing } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { compareTable } from '#styled-system/recipes/compare-table.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { listingQuery } from '../queries.ts'
import { SellerFacts } from './seller-facts.tsx'

export interface CompareDialogProps {
  isOpen: boolean
  onClose: () => void
  listingIds: readonly string[]
  detail: GoodsDetail
  onBuy: (listingId: string) => void
}

type Shown = Omit<Listing, 'is_topped'>

const none = '–'

/** Compares listings side by side in their current state: one may be sold meanwhile. */
export default function CompareDialog({ isOpen, onClose, listingIds, detail, onBuy }: CompareDialogProps) {
  const found = useQueries({
    queries: listingIds.map((listingId) => ({ ...listingQuery(listingId), enabled: isOpen, meta: { quiet: true } })),
  })
  const failed = found.find(({ isError, data }) => isError && !data)
  const listings = found.map(({ data }) => data?.listing)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="wide" title={m.goods_compare_title()} closeLabel={m.shell_close()}>
      {failed ? (
        <FailedQuery title={m.goods_failed_listings()} query={failed} />
      ) : listings.some((listing) => listing === undefined) ? (
        <div className={compareTable().pending} role="status" aria-busy="true" aria-label={m.goods_loading()}>
          <Skeleton shape="row" width="full" count={6} />
        </div>
      ) : (
        <Table listings={listings.map((listing) => listing ?? null)} detail={detail} onBuy={onBuy} />
      )}
    </Dialog>
  )
}

interface TableProps extends Pick<CompareDialogProps, 'detail' | 'onBuy'> {
  /** Null for a listing that is no longer on sale. */
  listings: readonly (Shown | null)[]
}

function Table({ listings, detail, onBuy }: TableProps) {
  const styles = compareTable()
  const info = detail.goods_info
  const itemStyles = new Map(detail.styles.map((style) => [style.style_id, style]))
  const rows: { label: string; isUsed?: boolean; show: (listing: Shown) => ReactNode }[] = [
    { label: m.goods_compare_price(), show: ({ price }) => <Price amount={price} /> },
    {
      label: m.goods_compare_style(),
      isUsed: itemStyles.size > 0,
      show: ({ style_id }) => itemStyles.get(style_id)?.name ?? none,
    },
    {
      label: m.goods_wear_range(),
      isUsed: info.exterior !== null,
      show: ({ asset: { wear } }) => (wear === null ? none : <Wear wear={wear} info={info} />),
    },
    { label: m.goods_compare_seed(), show: ({ asset }) => asset.paint_seed ?? none },
    {
      label: m.goods_compare_fade(),
      isUsed: detail.has_fade,
      show: ({ asset: { fade } }) => (fade === null ? none : shownFade(fade)),
    },
    {
      label: m.goods_compare_extras(),
      show: ({ asset }) =>
        asset.stickers.length > 0 || asset.charm ? <StickerList asset={asset} isLarge hasNames /> : none,
    },
    { label: m.goods_compare_name_tag(), show: ({ asset }) => asset.name_tag ?? none },
    { label: m.goods_compare_seller(), show: ({ seller }) => <SellerFacts seller={seller} /> },
  ]
  const nameOf = (place: number) => m.goods_compare_item({ number: place + 1 })
  return (
    <div className={styles.scroll} role="region" aria-label={m.goods_compare_title()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.label}>
              <span className={srOnly()}>{m.goods_compare_fact()}</span>
            </th>
            {listings.map((listing, place) => (
              <th key={place} scope="col" className={styles.head}>
                {listing && (
                  <GoodsThumb
                    className={styles.thumb}
                    image={itemStyles.get(listing.style_id)?.image ?? info.image}
                    width={76}
                  />
                )}
                {nameOf(place)}
                {listing === null && <span className={styles.gone}>{m.goods_compare_gone()}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isUsed = true }) => isUsed)
            .map(({ label, show }) => (
              <tr key={label}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {listings.map((listing, place) => (
                  <td key={place} className={styles.cell}>
                    {listing ? show(listing) : none}
                  </td>
                ))}
              </tr>
            ))}
          <tr>
            <th scope="row" className={styles.label}>
              <span className={srOnly()}>{m.goods_buy()}</span>
            </th>
            {listings.map((listing, place) => (
              <td key={place} className={styles.cell}>
                {listing && !listing.is_mine && (
                  <MoneyButton
                    aria-label={m.goods_buy_listing({ listing: `${nameOf(place)}, ${formatMoney(listing.price)}` })}
                    onClick={() => onBuy(listing.listing_id)}
                  >
                    {m.goods_buy()}
                  </MoneyButton>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Wear({ wear, info }: { wear: number; info: GoodsDetail['goods_info'] }) {
  const shown = shownWear(wear)
  return (
    <>
      {shown}
      <WearBar wear={wear} label={m.goods_wear({ wear: shown })} min={info.wear_min ?? 0} max={info.wear_max ?? 1} />
    </>
  )
}
