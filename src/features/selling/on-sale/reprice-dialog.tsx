import { useState } from 'react'
import { Form } from '#design/ui/form/form.tsx'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { PriceCheck, usePriceCheck } from '#features/trading/price/price-check.tsx'
import { PriceField } from '#features/trading/price/price-field.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem, SellingPage } from '../model.ts'
import { LeaveRules, useLeaveRules } from './leave-rules.tsx'
import { repriced, stepOf, type PriceStep, type Repriced } from './reprice.ts'
import { RepricePreview } from './reprice-preview.tsx'
import { usePricesNow } from './use-prices-now.ts'

export interface RepriceDialogProps {
  items: readonly SellingItem[]
  facts: Pick<SellingPage, 'fee_basis_points' | 'price_min' | 'price_max'>
  /** Another change is on its way, or this one. */
  isBusy: boolean
  /** This one is. */
  isSent: boolean
  onClose: () => void
  onReprice: (plan: readonly Repriced[]) => void
}

/** A change of each price, in percent or in yuan, as typed. */
const changeFields = {
  percent: {
    label: m.selling_percent,
    hint: m.selling_percent_hint,
    wrong: m.selling_percent_wrong,
    none: m.selling_percent_none,
    unit: { suffix: '%' },
  },
  amount: {
    label: m.selling_amount,
    hint: m.selling_amount_hint,
    wrong: m.selling_amount_wrong,
    none: m.selling_amount_none,
    unit: { prefix: '¥' },
  },
}

/** A new price for one or more listings, with a preview of old and new prices and the net before anything changes. */
export default function RepriceDialog(props: RepriceDialogProps) {
  const { facts, isBusy, isSent, onClose, onReprice } = props
  const { items, isPending } = usePricesNow(props.items)
  const [kind, setKind] = useState<PriceStep['kind']>('price')
  const [only] = items.length === 1 ? items : []
  // Until something is typed, the field follows the listing's price, which may just have been read anew.
  const [typed, setTyped] = useState<string | null>(null)
  const priceNow = only?.listing.price ?? ''
  const price = typed ?? priceNow
  const [change, setChange] = useState({ percent: '', amount: '' })
  const rules = useLeaveRules()
  const isSending = isBusy || rules.isBusy
  const isTyped = price !== priceNow || change.percent !== '' || change.amount !== ''
  const step = stepOf(kind, kind === 'price' ? price : change[kind], facts)
  const isRefused = step === 'refused'
  const plan = isRefused || !step ? [] : repriced(items, step, facts)
  const changes = plan.filter((one) => one.price !== one.item.listing.price)
  const check = usePriceCheck(changes, isPending)
  const { net } = netOfAll(
    changes.map(({ price }) => price),
    facts.fee_basis_points,
  )
  const canSend = changes.length > 0 && check.isSure
  const styles = tradeDialog({ isWide: true })
  const submit = () => {
    if (canSend && !isSending) void send()
  }
  const send = async () => {
    if (await rules.leave(changes.map(({ item }) => item))) onReprice(changes)
  }
  return (
    <FormDialog
      isOpen
      isUnsaved={isTyped && !(isBusy ? isSent : rules.isBusy)}
      onClose={onClose}
      title={m.selling_reprice_title({ count: formatNumber(items.length) })}
      closeLabel={m.shell_close()}
      size="wide"
    >
      <Form className={styles.root} onSubmit={submit}>
        {items.length > 1 && (
          <Segmented
            label={m.selling_reprice_how()}
            options={[
              { value: 'price', label: m.selling_reprice_price() },
              { value: 'percent', label: m.selling_reprice_percent() },
              { value: 'amount', label: m.selling_reprice_amount() },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === 'price' ? (
          <PriceField
            label={m.selling_price()}
            value={price}
            onChange={setTyped}
            error={
              isRefused
                ? m.listing_sheet_bounds({ min: formatMoney(facts.price_min), max: formatMoney(facts.price_max) })
                : undefined
            }
            feeBasisPoints={facts.fee_basis_points}
            suggestions={
              only
                ? [
                    { label: m.selling_lowest(), amount: only.lowest_price },
                    { label: m.selling_reference(), amount: only.reference_price },
                    { label: m.inventory_highest_order(), amount: only.highest_purchase_price },
                  ]
                : []
            }
          />
        ) : (
          <TextField
            key={kind}
            label={changeFields[kind].label()}
            hint={changeFields[kind].hint()}
            error={isRefused ? changeFields[kind].wrong() : undefined}
            isNumeric
            autoComplete="off"
            inputMode="text"
            {...changeFields[kind].unit}
            value={change[kind]}
            onChange={({ target }) => setChange({ ...change, [kind]: target.value })}
          />
        )}
        <RepricePreview plan={plan} warned={check.warned} />
        <p className={text({ size: 'sm', tone: 'muted' })}>{m.selling_reprice_bargains()}</p>
        <LeaveRules items={items} isLeaving={rules.isLeaving} onChange={rules.toggle} />
        <div data-dialog-action="">
          <PriceCheck check={check} sure={m.selling_sure} />
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!canSend} isLoading={isSending}>
            {changes.length === 0
              ? kind === 'price'
                ? m.selling_reprice_none()
                : changeFields[kind].none()
              : m.selling_reprice_go({ count: formatNumber(changes.length), net: formatMoney(net) })}
          </MoneyAction>
        </div>
      </Form>
    </FormDialog>
  )
}
