import { useState, type FormEvent } from 'react'
import type { CallData, CallInput } from '#contract/call.ts'
import type { info, setState } from '#contract/shop.ts'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { Switch } from '#design/ui/form/switch.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { durationText } from '#i18n/duration-text.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import { setShopOnlineMutation } from '../mutations.ts'

export type OwnShop = CallData<typeof info>
type DeliveryPromise = NonNullable<CallInput<typeof setState>['delivery_minutes']>

const promises = [10, 30, 60, 180, 720] as const satisfies readonly DeliveryPromise[]

/**
 * S2.41 The settings of the shop: open or closed, name, announcement, delivery promise, and the lowest bargain it
 * accepts.
 */
export function ShopSettingsDialog({ shop, onClose }: { shop: OwnShop; onClose: () => void }) {
  const [isOnline, setOnline] = useState(shop.is_online)
  const [name, setName] = useState(shop.name ?? '')
  const [notice, setNotice] = useState(shop.notice ?? '')
  const [promise, setPromise] = useState(String(shop.delivery_minutes ?? 'none'))
  const [percent, setPercent] = useState(String(shop.lowest_bargain_percent))
  const { send, isBusy, error, clearError } = useIdempotentMutation(setShopOnlineMutation(), {
    refresh: [sellingKeys.shop(), sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.selling_shop_saved(), tone: 'positive' })
      onClose()
    },
  })
  const lowest = /^\d{1,2}$/.test(percent) ? Number(percent) : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lowest < 1 || isBusy) return
    void send({
      is_online: isOnline,
      name: name.trim() || null,
      notice: notice.trim() || null,
      delivery_minutes: promises.find((minutes) => String(minutes) === promise) ?? null,
      lowest_bargain_percent: lowest,
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={m.selling_shop_settings()} closeLabel={m.shell_close()}>
      <form className={tradeDialog().root} onSubmit={submit}>
        <Switch label={m.selling_shop_open()} text={m.selling_shop_open_text()} isOn={isOnline} onChange={setOnline} />
        <TextField
          label={m.selling_shop_name()}
          hint={m.selling_shop_name_hint({ name: shop.owner.nickname })}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            clearError()
            setName(target.value)
          }}
        />
        <TextArea
          label={m.selling_shop_notice()}
          rows={3}
          maxLength={300}
          value={notice}
          onChange={({ target }) => setNotice(target.value)}
        />
        <Field label={m.selling_shop_promise()}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 'none', label: m.selling_shop_promise_none() },
                ...promises.map((minutes) => ({ value: String(minutes), label: durationText(minutes * 60) })),
              ]}
              value={promise}
              onChange={setPromise}
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
          onChange={({ target }) => setPercent(target.value)}
        />
        <div data-dialog-action="">
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={lowest < 1} isLoading={isBusy}>
            {m.selling_shop_save()}
          </MoneyAction>
        </div>
      </form>
    </Dialog>
  )
}
