import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RechargeMethod } from '#contract/wallet/recharges.ts'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { ChipToggle } from '#design/ui/action/chip.tsx'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { useDraft } from '#features/session/use-draft.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney, formatShortMoney } from '#i18n/format.ts'
import { cleanAmount, wireAmountOf } from '#lib/clean-amount.ts'
import { leaveSite } from '#lib/browser/leave-site.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { WalletAddress } from '../use-wallet-address.ts'
import { firstRechargeOf, mostRecharge, quickAmounts, returnPathOf } from './model.ts'
import { beginRechargeMutation } from './mutations.ts'
import { changedByRecharges } from './queries.ts'

interface RechargeDraft {
  amount: string
  method: RechargeMethod
}

/** The amount, and how to pay. */
export function RechargeForm({ address }: { address: WalletAddress }) {
  const { device } = usePageFacts()
  const first = address.amount === undefined ? undefined : firstRechargeOf(address.amount)
  const [draft, setDraft] = useDraft<RechargeDraft>(`recharge/${address.amount ?? ''}`, {
    amount: first?.amount ?? '',
    // Nobody can scan the screen they hold.
    method: device === 'mobile' ? 'page' : 'qr',
  })
  const { amount, method } = draft
  // Another press before the browser has navigated away would start another recharge.
  const [isLeaving, setLeaving] = useState(false)
  const styles = moneyDialog()
  const queryClient = useQueryClient()
  const begin = useIdempotentMutation(beginRechargeMutation(), {
    refresh: changedByRecharges,
    onDone: (recharge) => {
      queryClient.setQueryData(walletKeys.recharge(recharge.recharge_id), recharge)
      // The provider's page replaces this one and redirects back; the step in between is not one to return to.
      if (recharge.method === 'page' && recharge.pay_url) {
        leaveSite(recharge.pay_url)
        setLeaving(true)
      } else address.open({ recharge: recharge.recharge_id, back: address.back }, true)
    },
    // After closing the dialog, the person does not expect a redirect to the provider.
    onLeft: () => toast({ text: m.wallet_left_begun() }),
    onLeftFailed: announceFailure,
  })
  const typed = wireAmountOf(amount)
  // Zero is not an amount; the exchange reports the minimum.
  const wire = typed === '0.00' ? undefined : typed
  const set = (text: string) => {
    begin.clearError()
    setDraft({ ...draft, amount: text })
  }
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        setDraft({ ...draft, amount: cleanAmount(amount) })
        if (wire) void begin.send({ amount: wire, method, return_path: returnPathOf(address) })
      }}
    >
      {address.amount && first?.isPart && (
        <p className={styles.notice}>
          {m.wallet_recharge_part({ wanted: formatMoney(address.amount), most: formatMoney(mostRecharge) })}
        </p>
      )}
      <AmountField label={m.wallet_amount()} size="lg" value={amount} onChange={set} error={begin.error} />
      <div className={styles.quick} role="group" aria-label={m.wallet_recharge_quick()}>
        {quickAmounts.map((quick) => (
          <ChipToggle key={quick} isPressed={amount === quick} onToggle={() => set(quick)}>
            {formatShortMoney(`${quick}.00`)}
          </ChipToggle>
        ))}
      </div>
      <div className={styles.field}>
        <span className={styles.label}>{m.wallet_recharge_method()}</span>
        <Segmented
          label={m.wallet_recharge_method()}
          options={[
            { value: 'qr', label: m.wallet_method_qr() },
            { value: 'page', label: m.wallet_method_page() },
          ]}
          value={method}
          onChange={(chosen) => setDraft({ ...draft, method: chosen })}
        />
        <p className={styles.note}>{method === 'qr' ? m.wallet_method_qr_text() : m.wallet_method_page_text()}</p>
      </div>
      <div data-dialog-action="">
        <MoneyAction
          type="submit"
          look="primary"
          size="lg"
          isFull
          disabled={!wire}
          isLoading={begin.isBusy || isLeaving}
        >
          {wire ? m.wallet_recharge_go({ amount: formatMoney(wire) }) : m.wallet_recharge()}
        </MoneyAction>
      </div>
      <p className={styles.fine}>{m.wallet_recharge_text()}</p>
    </Form>
  )
}
