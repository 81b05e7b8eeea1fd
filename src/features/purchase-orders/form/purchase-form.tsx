import { useState } from 'react'
import { maxUnits } from '#contract/purchase-orders/bounds.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { GoodsBrief } from '#features/items/goods-brief.tsx'
import { standingOf, type GoodsDetail } from '#features/listings/standing.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { purchaseForm } from '#styled-system/recipes/purchase-form.js'
import { ConditionsFields } from './conditions-fields.tsx'
import { readDraft, totalOf, type Draft, type DraftErrors, type DraftField, type PurchaseTerms } from './draft.ts'
import { OpenDaysField } from './open-days-field.tsx'
import { PriceSuggestions } from './price-suggestions.tsx'

interface PurchaseFormProps {
  detail: GoodsDetail
  draft: Draft
  submitLabel: string
  /** Units already filled: the quantity cannot go below them. */
  filled?: number
  /** When it closes as it is; undefined for a new one. */
  closesAt?: number | null
  onChange: (draft: Draft) => void
  onReady: (terms: PurchaseTerms) => void
}

/** The form of a purchase order: price, quantity, days, conditions. It sends nothing itself. */
export function PurchaseForm({
  detail,
  draft,
  submitLabel,
  filled = 0,
  closesAt,
  onChange,
  onReady,
}: PurchaseFormProps) {
  const [errors, setErrors] = useState<DraftErrors>({})
  const styles = purchaseForm()
  const info = detail.goods_info
  const style = draft.styleId === 0 ? undefined : draft.styleId
  const set = (change: Partial<Draft>, field?: DraftField) => {
    onChange({ ...draft, ...change })
    if (field && errors[field]) setErrors({ ...errors, [field]: undefined })
  }
  const submit = () => {
    const read = readDraft(info, draft)
    if ('errors' in read) setErrors(read.errors)
    else if (read.terms.quantity <= filled)
      setErrors({ quantity: m.purchase_orders_error_filled({ filled: formatNumber(filled) }) })
    else onReady(read.terms)
  }
  const read = readDraft(info, { ...draft, wearMin: '', wearMax: '', seeds: '', fadeMin: '', fadeMax: '' })
  return (
    <Step className={moneyDialog().root}>
      <Form className={styles.root} onSubmit={submit}>
        <GoodsBrief image={info.image} name={info.name} />
        {detail.styles.length > 0 && (
          <Field label={m.purchase_orders_style()}>
            {(control) => (
              <Select
                {...control}
                isFull
                options={[
                  { value: '0', label: m.purchase_orders_any_style() },
                  ...detail.styles.map(({ style_id, name }) => ({ value: String(style_id), label: name })),
                ]}
                value={String(draft.styleId)}
                onChange={(value) => set({ styleId: Number(value) })}
              />
            )}
          </Field>
        )}
        <AmountField
          label={m.purchase_orders_price()}
          value={draft.price}
          error={errors.price}
          onChange={(price) => set({ price }, 'price')}
        />
        <PriceSuggestions
          marketKey={{ goods_id: info.goods_id, style_id: draft.styleId }}
          standing={standingOf(detail, style) ?? detail.market}
          onTake={(price) => set({ price }, 'price')}
        />
        <TextField
          label={m.purchase_orders_quantity()}
          hint={
            filled > 0
              ? m.purchase_orders_quantity_filled({ filled: formatNumber(filled) })
              : m.purchase_orders_quantity_hint({ max: formatNumber(maxUnits) })
          }
          error={errors.quantity}
          isNumeric
          inputMode="numeric"
          autoComplete="off"
          value={draft.quantity}
          onChange={(event) => set({ quantity: event.target.value.slice(0, 8) }, 'quantity')}
        />
        <OpenDaysField
          openDays={draft.openDays}
          closesAt={closesAt ?? null}
          onChange={(openDays) => set({ openDays })}
        />
        <ConditionsFields info={info} hasFade={detail.has_fade} draft={draft} errors={errors} onChange={set} />
        <div data-dialog-action="">
          <Button type="submit" look="primary" size="lg" isFull>
            {'terms' in read
              ? m.purchase_orders_submit_total({
                  label: submitLabel,
                  total: formatMoney(totalOf(read.terms.price, Math.max(read.terms.quantity - filled, 0))),
                })
              : submitLabel}
          </Button>
        </div>
      </Form>
    </Step>
  )
}
