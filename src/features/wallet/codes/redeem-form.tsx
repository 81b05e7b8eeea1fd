import { useRef } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { CaptchaPicture } from '#features/credentials/captcha-picture.tsx'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { useRedeem } from './use-redeem.ts'

interface RedeemFormProps {
  /** Called when the person dismisses the outcome. */
  onDone: () => void
}

/** S1.9 A code and a captcha, then the amount redeemed. */
export function RedeemForm({ onDone }: RedeemFormProps) {
  const code = useRef<HTMLInputElement>(null)
  const captcha = useRef<HTMLInputElement>(null)
  const form = useRedeem((field) => (field === 'code' ? code : captcha).current?.focus())
  useUnsaved(form.code.value !== '' && !form.done && !form.isBusy)
  const styles = moneyDialog()
  if (form.done) {
    return (
      <div className={styles.root} aria-live="polite">
        <Outcome
          tone="positive"
          icon={<CheckIcon size={28} />}
          title={m.wallet_redeem_done({ amount: formatMoney(form.done.amount) })}
          text={m.wallet_available_now({ amount: formatMoney(form.done.balance) })}
        >
          <Button look="primary" size="lg" isFull onClick={onDone}>
            {m.wallet_done()}
          </Button>
        </Outcome>
      </div>
    )
  }
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        form.submit()
      }}
    >
      <TextField
        ref={code}
        label={m.wallet_redeem_code()}
        size="lg"
        isNumeric
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={m.wallet_redeem_placeholder()}
        value={form.code.value}
        onChange={(event) => form.code.set(event.target.value)}
        error={form.code.error}
      />
      <TextField
        ref={captcha}
        label={m.wallet_redeem_captcha()}
        size="lg"
        isNumeric
        inputMode="numeric"
        autoComplete="off"
        value={form.captcha.value}
        onChange={(event) => form.captcha.set(event.target.value)}
        error={form.captcha.error}
        suffix={<CaptchaPicture {...form.captcha} />}
      />
      <div data-dialog-action="">
        <DialogProblem>{form.error}</DialogProblem>
        <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!form.canSubmit} isLoading={form.isBusy}>
          {m.wallet_redeem_go()}
        </MoneyAction>
      </div>
      <p className={styles.fine}>{m.wallet_redeem_text()}</p>
    </Form>
  )
}
