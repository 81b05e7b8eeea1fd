import type { ReactNode } from 'react'
import { Facts, type Fact } from '#design/ui/dialog/facts.tsx'
import { InspectIcon } from '#design/ui/icon/item-icons.tsx'
import { AssetFacts } from '#features/items/asset-facts.tsx'
import { stickerWords } from '#features/items/sticker-list.tsx'
import { pictureOf } from '#features/items/picture.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { itemSheet } from '#styled-system/recipes/item-sheet.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { failureWords } from './describe-status.ts'
import { ItemStatus } from './item-status.tsx'
import type { ShownItem } from './model.ts'

/** An item's details, its status, and where it came from. */
export function ItemFacts({ item }: { item: ShownItem }) {
  const { goods_info: info, asset } = item
  const failure = failureWords(item)
  const styles = itemSheet()
  return (
    <>
      <img className={styles.art} {...pictureOf(info.image)} alt="" />
      <div className={styles.wear}>
        <span className={styles.line}>
          <ItemStatus item={item} />
          {asset.inspect_url && (
            <a className={`${styles.inspect} ${textLink()}`} href={asset.inspect_url}>
              <InspectIcon size={16} />
              {m.goods_inspect()}
            </a>
          )}
        </span>
        <AssetFacts asset={asset} info={info} style={info.style_name ?? undefined} />
      </div>
      {failure && <p className={styles.failure}>{failure}</p>}
      <Facts items={[...pricesOf(item), ...extrasOf(item)]} />
      <Origin item={item} />
    </>
  )
}

const fact = (term: string, detail: ReactNode): Fact => ({ term, detail })

const pricesOf = ({ listing, reference_price, lowest_price, highest_purchase_price }: ShownItem): Fact[] => [
  ...(listing ? [fact(m.inventory_your_price(), formatMoney(listing.price))] : []),
  ...(listing ? [fact(m.inventory_you_get(), formatMoney(listing.net))] : []),
  fact(m.inventory_reference(), moneyOf(reference_price)),
  fact(m.inventory_lowest(), moneyOf(lowest_price)),
  fact(m.inventory_highest_order(), moneyOf(highest_purchase_price)),
]

const moneyOf = (amount: string | null) => (amount === null ? '—' : formatMoney(amount))

function extrasOf({ asset: { stickers, charm, name_tag } }: ShownItem): Fact[] {
  return [
    ...(stickers.length > 0
      ? [fact(m.inventory_stickers(), stickers.map(({ name, wear }) => stickerWords(name, wear)).join(' · '))]
      : []),
    ...(charm ? [fact(m.inventory_charm(), charmWords(charm))] : []),
    ...(name_tag === null ? [] : [fact(m.inventory_name_tag(), m.goods_name_tag({ name: name_tag }))]),
  ]
}

const charmWords = ({ name, pattern }: NonNullable<ShownItem['asset']['charm']>) =>
  pattern === null ? name : `${name} · ${m.goods_seed({ seed: pattern })}`

/** The price and time of its purchase on this market. */
function Origin({ item: { bought } }: { item: ShownItem }) {
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  if (!bought) return null
  const words = m.inventory_bought({ price: formatMoney(bought.price), time: formatDateTime(bought.at, timeZone) })
  return (
    <p className={itemSheet().note}>
      {words}{' '}
      <a className={textLink()} href={paths.order(bought.order_id)}>
        {m.inventory_to_order()}
      </a>
    </p>
  )
}
