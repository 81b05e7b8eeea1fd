import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { CaptchaPicture } from '#features/credentials/captcha-picture.tsx'
import { fieldRules } from '#features/credentials/fields.ts'
import { SmsCodeField } from '#features/credentials/sms-code-field.tsx'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { usePhoneForm } from './use-phone-form.ts'

interface PhoneFormProps {
  /** Masked. */
  phone: string
  /** The input. */
  newPhone: string
  onType: (newPhone: string) => void
  onDone: () => void
}

/** First the old phone, then the new one. */
export function PhoneForm({ phone, newPhone, onType, onDone }: PhoneFormProps) {
  const form = usePhoneForm({ newPhone, onType, onDone })
  useUnsaved(Object.values(form.values).some((value) => value !== '') && !form.isSaving)
  const styles = settingForm()
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        form.submit()
      }}
    >
      <fieldset className={styles.group}>
        <legend className={srOnly()}>{m.setting_phone_old()}</legend>
        <SmsCodeField
          label={m.setting_code_old({ phone })}
          value={form.values.oldCode}
          error={form.errors.oldCode}
          onChange={(text) => form.set('oldCode', text)}
          {...form.ofOld}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={srOnly()}>{m.setting_phone_new()}</legend>
        <TextField
          label={m.setting_phone_new_label()}
          value={form.values.phone}
          error={form.errors.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          isNumeric
          prefix={`+${fieldRules.areaCode}`}
          onChange={(event) => form.set('phone', event.target.value)}
        />
        <TextField
          label={m.credentials_captcha()}
          value={form.values.captcha}
          error={form.errors.captcha}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          suffix={<CaptchaPicture {...form.captcha} />}
          onChange={(event) => form.set('captcha', event.target.value)}
        />
        <SmsCodeField
          label={m.setting_code_new()}
          value={form.values.newCode}
          error={form.errors.newCode}
          onChange={(text) => form.set('newCode', text)}
          {...form.ofNew}
        />
      </fieldset>
      <div className={styles.actions} data-dialog-action="row">
        <Button type="submit" look="primary" isLoading={form.isSaving}>
          {m.setting_phone_save()}
        </Button>
      </div>
    </Form>
  )
}
