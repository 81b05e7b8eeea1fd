import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { Tabs } from '#design/ui/navigation/tabs.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { CaptchaPicture } from '#features/credentials/captcha-picture.tsx'
import { fieldRules } from '#features/credentials/fields.ts'
import { RevealButton } from '#features/credentials/reveal-button.tsx'
import { useReveal } from '#features/credentials/use-reveal.ts'
import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { Agreement } from './agreement.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { fieldAfter, type LoginField } from './login-model.ts'
import { useLoginForm } from './use-login-form.ts'

/** S2.31 The two ways to sign in. */
export function LoginPanel({ phone }: { phone: RefObject<HTMLInputElement | null> }) {
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({})
  // The field may be enabled or rendered only after this render.
  const focus = (field: LoginField) => void queueMicrotask(() => inputs.current[field]?.focus())
  const form = useLoginForm(focus)
  const reveal = useReveal()
  const { isDemo } = usePageFacts()
  const styles = loginDialog()

  const fieldProps = (field: LoginField) => ({
    size: 'lg' as const,
    isLabelHidden: true,
    value: form.values[field],
    error: form.errors[field],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input
      if (field === 'phone') phone.current = input
    },
    onChange: (event: { target: { value: string } }) => form.set(field, event.target.value),
    // S2.34
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      const next = fieldAfter(form.tab, field)
      if (form.submit.isPossible) form.submit.run()
      else if (next) focus(next)
    },
  })

  return (
    <Tabs
      size="lg"
      label={m.sign_in_ways()}
      value={form.tab}
      onChange={form.choose}
      items={[
        { value: 'sms', label: m.sign_in_tab_sms() },
        { value: 'password', label: m.sign_in_tab_password() },
      ]}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit.run()
        }}
      >
        <div className={styles.fields}>
          <TextField
            {...fieldProps('phone')}
            label={m.credentials_phone()}
            placeholder={m.credentials_phone()}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            isNumeric
            prefix={<span className={styles.prefix}>+{fieldRules.areaCode}</span>}
          />
          {form.tab === 'password' && (
            <TextField
              {...fieldProps('password')}
              label={m.sign_in_password()}
              placeholder={m.sign_in_password()}
              type={reveal.isShown ? 'text' : 'password'}
              autoComplete="current-password"
              suffix={<RevealButton {...reveal} />}
            />
          )}
          <TextField
            {...fieldProps('captcha')}
            label={m.credentials_captcha()}
            placeholder={m.credentials_captcha()}
            inputMode="numeric"
            autoComplete="off"
            isNumeric
            suffix={<CaptchaPicture {...form.captcha} />}
          />
          {form.tab === 'sms' && (
            <TextField
              {...fieldProps('smsCode')}
              label={m.credentials_sms_code()}
              placeholder={m.credentials_sms_code()}
              inputMode="numeric"
              autoComplete="one-time-code"
              isNumeric
              keepsHint
              hint={
                isDemo &&
                form.send.sentTo && (
                  <a
                    className={textLink()}
                    href={`/simulators/sms/?phone=${form.send.sentTo}`}
                    target="_blank"
                    rel="noreferrer"
                    // Focus the field, ready to enter the code on return.
                    onClick={() => focus('smsCode')}
                  >
                    {m.credentials_demo_inbox()}
                  </a>
                )
              }
              suffix={
                <button
                  type="button"
                  className={styles.send}
                  // Not `disabled`: that would lose the focus and grey out the field.
                  aria-disabled={form.send.left > 0 || form.send.isSending}
                  onClick={form.send.run}
                >
                  {form.send.left > 0 ? m.credentials_resend_in({ n: form.send.left }) : m.credentials_send_code()}
                </button>
              }
            />
          )}
        </div>
        <Checkbox
          label={m.sign_in_remember()}
          checked={form.remember}
          onChange={(event) => form.setRemember(event.target.checked)}
        />
        <div data-dialog-action="">
          <Button
            type="submit"
            look="primary"
            size="lg"
            isFull
            disabled={!form.submit.isPossible}
            isLoading={form.submit.isSubmitting}
          >
            {form.tab === 'sms' ? m.sign_in_submit_sms() : m.sign_in_submit_password()}
          </Button>
        </div>
        <Agreement />
        {isDemo && (
          <DemoAccounts
            onChoose={(phone, password) => {
              form.choose('password')
              form.set('phone', phone)
              form.set('password', password)
              focus('captcha')
            }}
          />
        )}
      </form>
    </Tabs>
  )
}
