import { useEffect, useRef, useState } from 'react'
import type { bookmarkPriceAlert } from '#contract/bookmarks.ts'
import type { CallData } from '#contract/call.ts'
import { Button } from '#design/ui/action/button.tsx'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { bookmarkKeys, type BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { alerts } from '#styled-system/recipes/alerts.js'
import { text } from '#styled-system/recipes/text.js'
import { priceAlertMutation } from './mutations.ts'

interface PriceAlertFormProps {
  target: BookmarkTarget
  state: CallData<typeof bookmarkPriceAlert>
  onDone: () => void
}

const tell = ({ price_alert }: Pick<PriceAlertFormProps['state'], 'price_alert'>) =>
  toast({ text: price_alert ? m.alerts_price_set() : m.alerts_price_ended(), tone: 'positive' })

/** The form for the price at which the user wants an alert. */
export function PriceAlertForm({ target, state, onDone }: PriceAlertFormProps) {
  const { price_alert: alert, price_now, is_bookmarked } = state
  const [typed, setTyped] = useState(alert?.target_price ?? '')
  const field = useRef<HTMLInputElement>(null)
  // The dialog opened before its state was there, with the focus on the button that closes it.
  useEffect(() => field.current?.focus(), [])
  const { send, isBusy, error, clearError } = useIdempotentMutation(priceAlertMutation(target), {
    refresh: [bookmarkKeys.all],
    onDone: (changed) => {
      tell(changed)
      onDone()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
  const price = wireAmountOf(typed)
  const isGood = price !== undefined && Number(price) > 0
  const isReached = isGood && price_now !== null && parseAmount(price_now) <= parseAmount(price)
  useUnsaved(typed !== (alert?.target_price ?? '') && !isBusy)
  const submit = () => {
    if (isGood) void send({ ...target, target_price: price })
  }
  return (
    <Form className={alerts().form} onSubmit={submit}>
      <p className={text({ size: 'sm', tone: 'muted' })}>
        {price_now === null ? m.alerts_price_none() : m.alerts_price_now({ price: formatMoney(price_now) })}
        {alert?.told && ` ${m.alerts_price_told({ price: formatMoney(alert.told.price) })}`}
      </p>
      <AmountField
        ref={field}
        label={m.alerts_price_target()}
        hint={
          <output>
            {isReached && `${m.alerts_price_reached()} `}
            {is_bookmarked ? m.alerts_price_hint() : m.alerts_price_hint_bookmark()}
          </output>
        }
        value={typed}
        error={error}
        onChange={(value) => {
          clearError()
          setTyped(value)
        }}
      />
      <div data-dialog-action="">
        <Button type="submit" look="primary" size="lg" isFull disabled={!isGood} isLoading={isBusy}>
          {m.alerts_price_save()}
        </Button>
      </div>
      {alert && (
        <Button look="ghost" isFull onClick={() => void send({ ...target, target_price: null })}>
          {m.alerts_price_end()}
        </Button>
      )}
    </Form>
  )
}
