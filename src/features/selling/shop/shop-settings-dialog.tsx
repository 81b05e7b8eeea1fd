import { useState } from 'react'
import { maxShopNotice, maxTypedName } from '#contract/bounds.ts'
import type { CallData } from '#contract/call.ts'
import type { info } from '#contract/shop.ts'
import { deliveryPromises } from '#contract/words.ts'
import { Field } from '#design/ui/form/field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { durationText } from '#i18n/duration-text.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import { setShopOnlineMutation } from '../mutations.ts'
import { OpenSwitch } from './open-switch.tsx'
import { changedSettings, percentOf, type ShopForm } from './changed-settings.ts'

export type OwnShop = CallData<typeof info>

const formOf = (shop: OwnShop): ShopForm => ({
  isOnline: shop.is_online,
  name: shop.name ?? '',
  notice: shop.notice ?? '',
  promise: String(shop.delivery_minutes ?? 'none'),
  percent: String(shop.lowest_bargain_percent),
})

/**
 * S2.41 The settings of the shop: open or closed, name, announcement, delivery promise, and the lowest bargain it
 * accepts.
 */
export function ShopSettingsDialog({ shop, onClose }: { shop: OwnShop; onClose: () => void }) {
  const [opened] = useState(() => formOf(shop))
  const [form, setForm] = useState(opened)
  const { isOnline, name, notice, promise, percent } = form
  const set = (changes: Partial<ShopForm>) => setForm((before) => ({ ...before, ...changes }))
  const { send, isBusy, error, clearError } = useIdempotentMutation(setShopOnlineMutation(), {
    refresh: [sellingKeys.lists(), shopKeys.all],
    onDone: () => {
      toast({ text: m.selling_shop_saved(), tone: 'positive' })
      onClose()
    },
  })
  const lowest = percentOf(percent)
  const submit = () => {
    if (lowest < 1 || isBusy) return
    const changed = changedSettings(opened, form)
    if (changed) void send(changed)
    else onClose()
  }
  return (
    <FormDialog
      isInAddress
      isOpen
      isUnsaved={changedSettings(opened, form) !== null && !isBusy}
      onClose={onClose}
      title={m.selling_shop_settings()}
      closeLabel={m.shell_close()}
    >
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
            clearError()
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
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={lowest < 1} isLoading={isBusy}>
            {m.selling_shop_save()}
          </MoneyAction>
        </div>
      </Form>
    </FormDialog>
  )
}
