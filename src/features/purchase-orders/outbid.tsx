import { useState } from 'react'
import type { OutbidOutcome } from '#contract/purchase-orders/fields.ts'
import { repricingPause } from '#contract/price-rules/words.ts'
import { Button } from '#design/ui/action/button.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { MoneyAction, MoneyButton } from '#features/connection/money-button.tsx'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { UnlessBarred } from '#features/standing/unless-barred.tsx'
import { useBarred } from '#features/standing/use-barred.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { FormDialog, useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { outbidMutation } from './mutations.ts'
import { purchaseKeys, type PurchaseView } from './queries.ts'

const outcomes: Record<OutbidOutcome, () => string> = {
  outbid: m.purchase_orders_outbid_did,
  leading: m.purchase_orders_outbid_leading,
  beyond_ceiling: m.purchase_orders_outbid_beyond,
  balance_too_low: m.purchase_orders_outbid_poor,
  restricted: m.purchase_orders_outbid_restricted,
}

const pace = repricingPause / 60

/** How a purchase order outbids others, in a sentence; undefined if it does not. */
export const outbidSentence = ({ outbid }: Pick<PurchaseView, 'outbid'>): string | undefined =>
  outbid === null
    ? undefined
    : m.purchase_orders_outbid_sentence({
        step: formatMoney(outbid.step),
        ceiling: formatMoney(outbid.ceiling),
        minutes: pace,
      })

/** Whether and how a purchase order outbids others, the latest outcome, and the buttons to change it. */
export function Outbid({ purchase }: { purchase: PurchaseView }) {
  const [isOpen, setOpen] = useState(false)
  const isBarred = useBarred('purchase') !== undefined
  const { isAllowed } = useAllowed('purchase', isOpen && !isBarred, () => setOpen(false))
  const isShown = isOpen && (isAllowed || isBarred)
  const timeZone = useTimeZone()
  const { outbid } = purchase
  // Failures are toasts, since the button has no place for them.
  const stop = useIdempotentMutation(
    { ...outbidMutation(purchase.purchase_id), meta: {} },
    {
      refresh: [purchaseKeys.all],
      onDone: () => toast({ text: m.purchase_orders_outbid_stopped(), tone: 'positive' }),
    },
  )
  const styles = detailPage()
  const note = moneyDialog().note
  return (
    <>
      <p>{outbidSentence(purchase) ?? m.purchase_orders_outbid_off()}</p>
      {outbid && (
        <p className={note} role="status">
          {purchase.state === 'suspended'
            ? m.purchase_orders_outbid_suspended()
            : outbid.outcome
              ? outcomes[outbid.outcome]()
              : m.purchase_orders_outbid_waiting({ minutes: pace })}
          {outbid.outbid_at !== null &&
            ` ${m.purchase_orders_outbid_last({ time: formatMoment(outbid.outbid_at, timeZone) })}`}
        </p>
      )}
      <div className={styles.acts}>
        <MoneyButton isLoading={stop.isBusy} onPointerEnter={preloadDialog} onClick={() => setOpen(true)}>
          {outbid ? m.purchase_orders_outbid_change() : m.purchase_orders_outbid_start()}
        </MoneyButton>
        {outbid && (
          <Button
            isLoading={stop.isBusy}
            onClick={() => void stop.send({ purchase_id: purchase.purchase_id, outbid: null })}
          >
            {m.purchase_orders_outbid_stop()}
          </Button>
        )}
      </div>
      <FormDialog
        isOpen={isShown}
        onClose={() => setOpen(false)}
        title={m.purchase_orders_outbid()}
        description={m.purchase_orders_outbid_text({ minutes: pace })}
        closeLabel={m.shell_close()}
      >
        {isShown && (
          <UnlessBarred section="purchase">
            <OutbidForm purchase={purchase} onDone={() => setOpen(false)} />
          </UnlessBarred>
        )}
      </FormDialog>
    </>
  )
}

function OutbidForm({ purchase, onDone }: { purchase: PurchaseView; onDone: () => void }) {
  const { purchase_id, price, outbid } = purchase
  const [ceiling, setCeiling] = useState(outbid?.ceiling ?? '')
  const [step, setStep] = useState(outbid?.step ?? '0.01')
  const tell = () => toast({ text: m.purchase_orders_outbid_set(), tone: 'positive' })
  const { send, isBusy, error, clearError } = useIdempotentMutation(outbidMutation(purchase_id), {
    refresh: [purchaseKeys.all, walletKeys.all],
    onDone: () => {
      tell()
      onDone()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
  useUnsaved((ceiling !== (outbid?.ceiling ?? '') || step !== (outbid?.step ?? '0.01')) && !isBusy)
  const [highest, by] = [wireAmountOf(ceiling), wireAmountOf(step)]
  const isTooLow = highest !== undefined && parseAmount(highest) < parseAmount(price)
  const isReady = highest !== undefined && !isTooLow && by !== undefined && parseAmount(by) > 0n
  const submit = () => {
    if (isReady && !isBusy) void send({ purchase_id, outbid: { ceiling: highest, step: by } })
  }
  return (
    <Form className={moneyDialog().root} onSubmit={submit}>
      <AmountField
        label={m.purchase_orders_outbid_ceiling()}
        hint={m.purchase_orders_outbid_ceiling_hint({ price: formatMoney(price) })}
        error={error ?? (isTooLow ? m.purchase_orders_outbid_low({ price: formatMoney(price) }) : undefined)}
        value={ceiling}
        onChange={(value) => {
          clearError()
          setCeiling(value)
        }}
      />
      <AmountField label={m.purchase_orders_outbid_step()} value={step} onChange={setStep} />
      <output className={moneyDialog().note}>
        {isReady &&
          m.purchase_orders_outbid_sentence({ step: formatMoney(by), ceiling: formatMoney(highest), minutes: pace })}
      </output>
      <div data-dialog-action="">
        <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!isReady} isLoading={isBusy}>
          {m.purchase_orders_outbid_go()}
        </MoneyAction>
      </div>
    </Form>
  )
}
