import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { PhoneForm } from './phone-form.tsx'

interface PhoneDialogProps {
  /** The input; undefined: closed. */
  newPhone: string | undefined
  onType: (newPhone: string) => void
  onClose: () => void
  /** Masked. */
  phone: string
}

/** S1.12 Moves the account to another phone, with a code from each. */
export function PhoneDialog({ newPhone, onType, onClose, phone }: PhoneDialogProps) {
  return (
    <FormDialog
      isOpen={newPhone !== undefined}
      onClose={onClose}
      title={m.setting_phone_change()}
      description={m.setting_phone_text()}
      closeLabel={m.shell_close()}
    >
      <PhoneForm phone={phone} newPhone={newPhone ?? ''} onType={onType} onDone={onClose} />
    </FormDialog>
  )
}
