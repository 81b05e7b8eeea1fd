import { useState } from 'react'
import { maxShopNotice, maxTypedName } from '#contract/bounds.ts'
import { deliveryPromises } from '#contract/words.ts'
import { Field } from '#design/ui/form/field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { durationText } from '#i18n/duration-text.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import { changedSettings, formOf, type OwnShop, percentOf, type Settings, type ShopForm } from './changed-settings.ts'
import { OpenSwitch } from './open-switch.tsx'

interface ShopSettingsFormProps {
  shop: Pick<OwnShop, keyof Settings | 'is_restricted' | 'owner'>
  error?: string | undefined
  /** Whether it may be sent is being checked. */
  isChecking?: boolean
  /** It is being sent. */
  isBusy?: boolean
  /** Called when what the error is about has changed. */
  onType?: () => void
  onSave: (changed: Partial<Settings>) => void
  /** Called when there is nothing to save. */
  onClose: () => void
}

/** The fields of a shop's settings. Only what has changed is saved. */
export function ShopSettingsForm(props: ShopSettingsFormProps) {
  const { shop, error, isChecking = false, isBusy = false, onType, onSave, onClose } = props
  const [opened] = useState(() => formOf(shop))
  const [form, setForm] = useState(opened)
  const { isOnline, name, notice, promise, percent } = form
  const set = (changes: Partial<ShopForm>) => setForm((before) => ({ ...before, ...changes }))
  const changed = changedSettings(opened, form)
  useUnsaved(changed !== null && !isBusy)
  const lowest = percentOf(percent)
  const submit = () => {
    if (lowest < 1 || isChecking || isBusy) return
    if (changed) onSave(changed)
    else onClose()
  }
  return (
    <Form className={tradeDialog().root} onSubmit={submit}>
      <OpenSwitch isRestricted={shop.is_restricted} isOn={isOnline} onChange={(isOn) => set({ isOnline: isOn })} />
      <TextField
        label={m.selling_shop_name()}
        hint={m.selling_shop_name_hint({ name: shop.owner.nickname })}
        value={name}
        maxLength={maxTypedName}
        autoComplete="off"
        error={error}
        onChange={({ target }) => {
          onType?.()
          set({ name: target.value })
        }}
      />
      <TextArea
        label={m.selling_shop_notice()}
        rows={3}
        maxLength={maxShopNotice}
        value={notice}
        onChange={({ target }) => set({ notice: target.value })}
      />
      <Field label={m.shops_promise()} hint={m.selling_shop_promise_hint()}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'none', label: m.shops_promise_none() },
              ...deliveryPromises.map((minutes) => ({
                value: String(minutes),
                label: m.shops_promise_within({ time: durationText(minutes * 60) }),
              })),
            ]}
            value={promise}
            onChange={(value) => set({ promise: value })}
            isFull
          />
        )}
      </Field>
      <TextField
        label={m.selling_shop_percent()}
        hint={m.selling_shop_percent_hint()}
        suffix="%"
        isNumeric
        inputMode="numeric"
        maxLength={2}
        value={percent}
        error={lowest < 1 ? m.selling_shop_percent_wrong() : undefined}
        onChange={({ target }) => set({ percent: target.value })}
      />
      <div data-dialog-action="">
        <MoneyAction
          type="submit"
          look="primary"
          size="lg"
          isFull
          disabled={lowest < 1}
          isLoading={isChecking || isBusy}
        >
          {m.selling_shop_save()}
        </MoneyAction>
      </div>
    </Form>
  )
}
