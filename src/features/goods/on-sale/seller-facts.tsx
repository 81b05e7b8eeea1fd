import type { Listing } from '#features/listings/queries.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import { shortDuration } from '#i18n/short-duration.ts'
import * as m from '#paraglide/messages.js'
import { listingRow } from '#styled-system/recipes/listing-row.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'

type Seller = Listing['seller']

/** The seller, and their delivery record of the last 90 days. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const styles = listingRow()
  return (
    <span className={styles.seller}>
      <a className={styles.nickname} href={`/shop/${seller.user_id}`}>
        {seller.nickname}
      </a>
      <span className={styles.record} title={hintOf(seller)} aria-hidden="true">
        {recordOf(seller)}
      </span>
      <span className={styles.recordOnTouch} aria-hidden="true">
        {namedRecordOf(seller)}
      </span>
      <span className={srOnly()}>{hintOf(seller)}</span>
    </span>
  )
}

function recordOf({ delivered_ratio, sample, median_delivery_seconds }: Seller): string {
  if (delivered_ratio === null) return m.goods_seller_new()
  const said = { ratio: formatPercent(delivered_ratio), count: formatNumber(sample) }
  if (median_delivery_seconds === null) return m.goods_seller_ratio(said)
  return m.goods_seller_record({ ...said, time: shortDuration(median_delivery_seconds) })
}

/** The same with its words, since a touch screen shows no tooltip. */
function namedRecordOf({ delivered_ratio, sample, median_delivery_seconds }: Seller): string {
  if (delivered_ratio === null) return m.goods_seller_new()
  const said = { ratio: formatPercent(delivered_ratio), count: formatNumber(sample) }
  if (median_delivery_seconds === null) return m.goods_seller_ratio_named(said)
  return m.goods_seller_record_named({ ...said, time: shortDuration(median_delivery_seconds) })
}

function hintOf({ delivered_ratio, sample, median_delivery_seconds }: Seller): string {
  if (delivered_ratio === null) return m.goods_seller_hint_none()
  const said = { ratio: formatPercent(delivered_ratio), count: formatNumber(sample) }
  if (median_delivery_seconds === null) return m.goods_seller_hint_ratio(said)
  return m.goods_seller_hint({ ...said, time: shortDuration(median_delivery_seconds) })
}
