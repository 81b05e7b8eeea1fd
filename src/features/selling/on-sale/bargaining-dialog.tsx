import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import { Form } from '#design/ui/form/form.tsx'
import { RadioList } from '#design/ui/form/radio-list.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { BargainingOff } from '#features/listing-sheet/bargaining-off.tsx'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem } from '../model.ts'
import { setBargainingMutation } from '../mutations.ts'
import { bargainingOf, type BargainingChoice } from './bargaining.ts'

/** Whether listings take offers, and from which percentage of their price. */
export default function BargainingDialog({ items, onClose }: { items: readonly SellingItem[]; onClose: () => void }) {
  const { data: shop } = useQuery(ownShopQuery())
  const [chosen, setChosen] = useState<BargainingChoice | ''>('')
  const [percent, setPercent] = useState('')
  const tell = () => toast({ text: m.selling_bargaining_done(), tone: 'positive' })
  const { send, isBusy } = useIdempotentMutation(setBargainingMutation(), {
    refresh: [sellingKeys.lists()],
    onDone: () => {
      tell()
      onClose()
    },
    onLeft: tell,
    // One that has ended keeps all others from being set: the list behind no longer has it.
    onFailed: ({ error }) => {
      if (error.kind === 'business' && error.code === codes.notFound) onClose()
    },
    // Another dialog may be open by now.
    onLeftFailed: () => {},
  })
  const terms = chosen === '' ? null : bargainingOf(chosen, percent)
  const submit = () => {
    if (terms && !isBusy) void send({ listing_ids: items.map(({ listing }) => listing.listing_id), ...terms })
  }
  const taking = items.filter(({ listing }) => listing.is_bargainable).length
  return (
    <FormDialog
      isOpen
      isUnsaved={percent !== '' && !isBusy}
      onClose={onClose}
      title={m.selling_bargaining_title({ count: formatNumber(items.length) })}
      description={m.selling_bargaining_now({ taking: formatNumber(taking), count: formatNumber(items.length) })}
      closeLabel={m.shell_close()}
    >
      <Form className={tradeDialog().root} onSubmit={submit}>
        <BargainingOff />
        <RadioList<BargainingChoice | ''>
          label={m.selling_bargaining()}
          options={[
            { value: 'off', label: m.selling_bargaining_off() },
            {
              value: 'shop',
              label: m.selling_bargaining_shop(),
              ...(shop && { text: m.selling_bargaining_from({ percent: shop.lowest_bargain_percent }) }),
            },
            { value: 'own', label: m.selling_bargaining_own() },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === 'own' && (
          <TextField
            label={m.selling_shop_percent()}
            hint={m.selling_shop_percent_hint()}
            suffix="%"
            isNumeric
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={percent}
            error={percent !== '' && !terms ? m.selling_shop_percent_wrong() : undefined}
            onChange={({ target }) => setPercent(target.value)}
          />
        )}
        <div data-dialog-action="">
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!terms} isLoading={isBusy}>
            {m.selling_bargaining_go()}
          </MoneyAction>
        </div>
      </Form>
    </FormDialog>
  )
}
