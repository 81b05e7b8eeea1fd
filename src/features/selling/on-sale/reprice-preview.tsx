import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { ItemLines } from '#features/trading/list/item-lines.tsx'
import { type Warned, warningsOf } from '#features/trading/price/price-warnings.ts'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { Repriced } from './reprice.ts'

interface RepricePreviewProps {
  plan: readonly Repriced[]
  /** The new prices that have to be confirmed. */
  warned: readonly Warned<Repriced>[]
}

/** Each listing's old and new price, with what is doubtful about the new one or why the old one stays. What has to be
 * confirmed comes first. */
export function RepricePreview({ plan, warned }: RepricePreviewProps) {
  const found = new Map(warned.map((one) => [one.item, one]))
  const lines = [...plan.filter(({ item }) => found.has(item)), ...plan.filter(({ item }) => !found.has(item))]
  return (
    <ItemLines
      label={m.selling_reprice_preview()}
      lines={lines.map((one) => ({
        id: one.item.listing.listing_id,
        info: one.item.goods_info,
        asset: one.item.asset,
        value: one.isRefused ? <Unchanged {...one} /> : <Change {...(found.get(one.item) ?? judged(one))} />,
      }))}
    />
  )
}

/** The present price may be doubtful as well, but staying at it needs no confirmation. */
const judged = (one: Repriced): Warned<Repriced> => ({ ...one, warnings: warningsOf(one) })

const Unchanged = ({ price }: Repriced) => (
  <>
    {formatMoney(price)}
    <span className={tradeDialog().warning}>
      <AlertIcon size={14} />
      {m.price_rules_none_out_of_bounds()}
    </span>
  </>
)

const Change = ({ item, price, goods_id, warnings }: Warned<Repriced>) => (
  <>
    {formatMoney(item.listing.price)} → <strong>{formatMoney(price)}</strong>
    {warnings.map((warning) => (
      <WarningLine key={warning.kind} warning={warning} goodsId={goods_id} />
    ))}
  </>
)
