import { memo } from 'react'
import type { ListingState } from '#contract/selling.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Difference, Price } from '#design/ui/data/price.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import type { OnSelect } from '#features/trading/list/row-selection.tsx'
import { formatMoney } from '#i18n/format.ts'
import { percentFrom } from '#lib/percent-from.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { isChangeable, type SellingItem } from '../model.ts'
import { FailureNote } from './failure-note.tsx'

const stateNames: Record<ListingState, () => string> = {
  on_sale: m.selling_state_on_sale,
  reserved: m.selling_state_reserved,
  failed: m.selling_state_failed,
  off_shelf: m.selling_state_off_shelf,
  sold: m.selling_state_sold,
}

interface SellingRowProps {
  item: SellingItem
  isBusy: boolean
  onSelect: OnSelect
  onReprice: (item: SellingItem) => void
  onRetry: (item: SellingItem) => void
  onTakeDown: (item: SellingItem) => void
}

/** One of my listings. */
export const SellingRow = memo(function SellingRow(props: SellingRowProps) {
  const { item, isBusy, onSelect, onReprice, onRetry, onTakeDown } = props
  const { listing, goods_info: info, asset, reference_price, lowest_price, order_id } = item
  const goodsPath = useGoodsPath()
  const publicPath = usePublicPath()
  const canChange = isChangeable(item)
  const percent = reference_price === null ? null : percentFrom(reference_price, listing.price)
  return (
    <ItemRow
      id={listing.listing_id}
      info={info}
      asset={asset}
      href={order_id === null ? goodsPath(item.goods_id) : publicPath(`/pc/sale/to_delivery/${order_id}`)}
      badge={<StateBadges item={item} />}
      cells={[
        { label: m.selling_price(), value: <Price amount={listing.price} size="sm" /> },
        { label: m.selling_net(), value: <Price amount={listing.net} tone="muted" size="sm" /> },
        {
          label: m.selling_lowest(),
          value: lowest_price ? <Price amount={lowest_price} tone="muted" size="sm" /> : '—',
        },
        {
          label: m.selling_reference(),
          value: reference_price ? (
            <>
              <Price amount={reference_price} tone="muted" size="sm" />{' '}
              {percent !== null && <Difference percent={percent} isNeutral />}
            </>
          ) : (
            '—'
          ),
        },
      ]}
      actions={
        canChange
          ? listing.remedy !== 'take_down' && (
              <Button size="sm" aria-label={m.selling_reprice_of({ name: info.name })} onClick={() => onReprice(item)}>
                {m.selling_reprice()}
              </Button>
            )
          : item.is_relistable && (
              <LinkButton
                size="sm"
                aria-label={m.selling_retry_of({ name: info.name })}
                href={publicPath('/pc/inventory/steam_inventory') + stringifySearch({ list: item.asset_id })}
              >
                {m.selling_retry()}
              </LinkButton>
            )
      }
      note={
        listing.state === 'failed' ? (
          <FailureNote item={item} isBusy={isBusy} onRetry={onRetry} onTakeDown={onTakeDown} />
        ) : (
          noteOf(item)
        )
      }
      onSelect={canChange ? onSelect : undefined}
    />
  )
})

function StateBadges({ item: { listing } }: { item: SellingItem }) {
  const styles = sellingList()
  return (
    <span className={styles.badges}>
      {listing.state !== 'on_sale' && (
        <Badge tone={listing.state === 'failed' ? 'negative' : listing.state === 'reserved' ? 'accent' : 'neutral'}>
          {stateNames[listing.state]()}
        </Badge>
      )}
      {listing.topped_until !== null && <Badge tone="info">{m.selling_topped()}</Badge>}
    </span>
  )
}

/** The rule that prices it or what keeps it from being listed again, and the seller's note. */
function noteOf({ listing, is_relistable, remark, cost, rule }: SellingItem) {
  const ruleWords = rule && (rule.is_paused ? m.selling_rule_paused_of : m.selling_rule_of)({ name: rule.name })
  const words = [
    listing.state === 'off_shelf' && !is_relistable ? m.inventory_status_locked() : undefined,
    ruleWords ?? undefined,
    cost === null ? undefined : m.selling_cost_of({ cost: formatMoney(cost) }),
    remark ?? undefined,
  ]
  return words.filter(Boolean).join(' · ') || undefined
}
