import { useState } from 'react'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'
import { DemoSection } from './demo-section.tsx'

export function FieldDemos() {
  const [phone, setPhone] = useState('138')
  const [amount, setAmount] = useState('128.50')
  return (
    <DemoSection title={m.demos_fields()}>
      <TextField
        label={m.demos_phone()}
        prefix="+86"
        size="lg"
        inputMode="numeric"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={phone.length === 11 ? undefined : m.demos_phone_error()}
      />
      <TextField label={m.demos_captcha()} isLabelHidden size="lg" placeholder={m.demos_captcha()} />
      <TextField
        label={m.demos_code()}
        isLabelHidden
        size="lg"
        placeholder={m.demos_code()}
        suffix={
          <Button look="ghost" size="sm">
            {m.demos_send_code()}
          </Button>
        }
      />
      <AmountField label={m.demos_amount()} hint={m.demos_amount_hint()} value={amount} onChange={setAmount} />
      <TextField label={m.demos_disabled()} disabled defaultValue="7214 0093" />
    </DemoSection>
  )
}
