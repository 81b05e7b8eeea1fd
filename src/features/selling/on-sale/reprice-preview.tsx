import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { NamedLines } from '#features/trading/list/named-lines.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { Repriced } from './reprice.ts'

/** Each listing's old and new price, with what is doubtful about the new one or why the old one stays. */
export const RepricePreview = ({ plan }: { plan: readonly Repriced[] }) => (
  <NamedLines
    label={m.selling_reprice_preview()}
    lines={plan.map((one) => ({
      id: one.item.listing.listing_id,
      name: one.item.goods_info.name,
      value: one.isRefused ? <Unchanged {...one} /> : <Change {...one} />,
    }))}
  />
)

const Unchanged = ({ price }: Repriced) => (
  <>
    {formatMoney(price)}
    <Warning text={m.price_rules_none_out_of_bounds()} />
  </>
)

const Change = ({ item, price, farUnder, wanted }: Repriced) => (
  <>
    {formatMoney(item.listing.price)} → <strong>{formatMoney(price)}</strong>
    {farUnder !== null && <Warning text={m.trading_far_under({ percent: farUnder })} />}
    {wanted !== null && <Warning text={m.trading_under_wanted({ amount: formatMoney(wanted) })} />}
  </>
)

const Warning = ({ text }: { text: string }) => (
  <span className={tradeDialog().warning}>
    <AlertIcon size={14} />
    {text}
  </span>
)
