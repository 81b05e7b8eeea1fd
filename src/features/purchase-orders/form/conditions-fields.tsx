import { useState } from 'react'
import { takesNameTag, takesStickers } from '#contract/purchase-orders/bounds.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { RemovableChip } from '#design/ui/action/chip.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { ChevronDownIcon } from '#design/ui/icon/icons.tsx'
import { GoodsPicker } from '#features/market/filters/goods-picker.tsx'
import { StickerPicker } from '#features/market/filters/sticker-picker.tsx'
import * as m from '#paraglide/messages.js'
import { purchaseForm } from '#styled-system/recipes/purchase-form.js'
import {
  asksForMore,
  type Bound,
  isFull,
  type Choice,
  type Draft,
  type DraftErrors,
  type DraftField,
  type NamedCondition,
  wearRangeOf,
  wrongFade,
  wrongWear,
} from './draft.ts'

interface ConditionsFieldsProps {
  info: GoodsInfo
  /** Its items vary in fade. */
  hasFade: boolean
  draft: Draft
  errors: DraftErrors
  onChange: (change: Partial<Draft>, field?: DraftField) => void
}

/** Further conditions, collapsed; only those that items of this kind can meet. */
export function ConditionsFields({ info, hasFade, draft, errors, onChange }: ConditionsFieldsProps) {
  const styles = purchaseForm()
  const hasWear = info.wear_min !== null && info.wear_max !== null
  const isWeapon = takesStickers(info.category)
  const isNameable = takesNameTag(info.category)
  // Expanded if there are conditions to change, and once one of them is wrong: it stays that way while it is mended.
  // What was typed earlier comes after the form has rendered.
  const asks = asksForMore(draft)
  const [isOpen, setOpen] = useState(asks)
  const [didAsk, setDidAsk] = useState(asks)
  if (asks !== didAsk) {
    setDidAsk(asks)
    if (asks) setOpen(true)
  }
  const isWrong = errors.wear !== undefined || errors.seeds !== undefined || errors.fade !== undefined
  if (isWrong && !isOpen) setOpen(true)
  if (!hasWear && !isNameable) return null
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.foldHead}>
        {m.purchase_orders_conditions()}
        <ChevronDownIcon size={16} className={styles.foldMark} />
      </summary>
      <div className={styles.conditions}>
        {hasWear && <WearAndSeed draft={draft} errors={errors} onChange={onChange} info={info} />}
        {hasFade && <Fade draft={draft} errors={errors} onChange={onChange} />}
        {isWeapon && <Stickers draft={draft} onChange={onChange} />}
        {isWeapon && <Charm draft={draft} onChange={onChange} />}
        {isNameable && (
          <ChoiceField
            label={m.purchase_orders_name_tag()}
            value={draft.hasNameTag}
            onChange={(hasNameTag) => onChange({ hasNameTag })}
          />
        )}
      </div>
    </details>
  )
}

const atBound = (error: string | undefined, bound: Bound): Partial<Record<Bound, string>> =>
  error === undefined ? {} : { [bound]: error }

type Part = Pick<ConditionsFieldsProps, 'draft' | 'onChange'>

function WearAndSeed({ draft, errors, onChange, info }: Omit<ConditionsFieldsProps, 'hasFade'>) {
  const styles = purchaseForm()
  const wearErrors = atBound(errors.wear, wrongWear(draft, info))
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={m.purchase_orders_wear_min()}
          hint={m.purchase_orders_wear_hint(wearRangeOf(info))}
          error={wearErrors.min}
          isNumeric
          inputMode="decimal"
          autoComplete="off"
          value={draft.wearMin}
          onChange={(event) => onChange({ wearMin: event.target.value }, 'wear')}
        />
        <TextField
          label={m.purchase_orders_wear_max()}
          error={wearErrors.max}
          isNumeric
          inputMode="decimal"
          autoComplete="off"
          value={draft.wearMax}
          onChange={(event) => onChange({ wearMax: event.target.value }, 'wear')}
        />
      </div>
      <TextField
        label={m.purchase_orders_seeds()}
        hint={m.purchase_orders_seeds_hint()}
        error={errors.seeds}
        autoComplete="off"
        value={draft.seeds}
        onChange={(event) => onChange({ seeds: event.target.value }, 'seeds')}
      />
    </>
  )
}

function Fade({ draft, errors, onChange }: Pick<ConditionsFieldsProps, 'draft' | 'errors' | 'onChange'>) {
  const fadeErrors = atBound(errors.fade, wrongFade(draft))
  return (
    <div className={purchaseForm().pair}>
      <TextField
        label={m.purchase_orders_fade_min()}
        hint={m.purchase_orders_fade_hint()}
        error={fadeErrors.min}
        isNumeric
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={draft.fadeMin}
        onChange={(event) => onChange({ fadeMin: event.target.value }, 'fade')}
      />
      <TextField
        label={m.purchase_orders_fade_max()}
        error={fadeErrors.max}
        isNumeric
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={draft.fadeMax}
        onChange={(event) => onChange({ fadeMax: event.target.value }, 'fade')}
      />
    </div>
  )
}

function Stickers({ draft, onChange }: Part) {
  return (
    <>
      <Field label={m.purchase_orders_sticker_count()}>
        {(control) => (
          <Select
            {...control}
            isFull
            options={['', '1', '2', '3', '4', '5'].map((value) => ({
              value,
              label: value === '' ? m.purchase_orders_any() : m.purchase_orders_at_least({ count: Number(value) }),
            }))}
            value={draft.stickerCount}
            onChange={(stickerCount) => onChange({ stickerCount })}
          />
        )}
      </Field>
      <Picked
        items={draft.stickers}
        onRemove={(gone) => onChange({ stickers: draft.stickers.filter((one) => one !== gone) })}
      />
      {!isFull(draft) && (
        <StickerPicker
          label={m.purchase_orders_sticker()}
          onPick={({ goods_id, name }) =>
            onChange({
              stickers: [
                ...draft.stickers.filter(({ condition }) => condition !== goods_id),
                { condition: goods_id, name },
              ],
            })
          }
        />
      )}
    </>
  )
}

function Charm({ draft, onChange }: Part) {
  return (
    <>
      <ChoiceField
        label={m.purchase_orders_charm()}
        value={draft.hasCharm}
        onChange={(hasCharm) => onChange({ hasCharm })}
      />
      {draft.charm && <Picked items={[draft.charm]} onRemove={() => onChange({ charm: null })} />}
      {draft.hasCharm === 'yes' && !draft.charm && (
        <GoodsPicker
          label={m.purchase_orders_charm_which()}
          category="charm"
          onPick={({ goods_id, name }) => onChange({ charm: { condition: goods_id, name } })}
        />
      )}
    </>
  )
}

function Picked({ items, onRemove }: { items: readonly NamedCondition[]; onRemove: (item: NamedCondition) => void }) {
  if (items.length === 0) return null
  return (
    <div className={purchaseForm().picked}>
      {items.map((item) => (
        <RemovableChip
          key={item.condition}
          removeLabel={m.purchase_orders_remove({ name: item.name })}
          onRemove={() => onRemove(item)}
        >
          {item.name}
        </RemovableChip>
      ))}
    </div>
  )
}

interface ChoiceFieldProps {
  label: string
  value: Choice
  onChange: (value: Choice) => void
}

const choiceNames: Record<Choice, () => string> = {
  any: m.purchase_orders_any,
  yes: m.purchase_orders_with,
  no: m.purchase_orders_without,
}

function ChoiceField({ label, value, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          isFull
          options={(Object.keys(choiceNames) as Choice[]).map((one) => ({ value: one, label: choiceNames[one]() }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
