import { Dialog } from '#design/ui/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { PhoneForm } from './phone-form.tsx'

interface PhoneDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Masked. */
  phone: string
}

/** S1.12 Moves the account to another phone, with a code from each. */
export function PhoneDialog({ isOpen, onClose, phone }: PhoneDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.setting_phone_change()}
      description={m.setting_phone_text()}
      closeLabel={m.shell_close()}
    >
      <PhoneForm phone={phone} onDone={onClose} />
    </Dialog>
  )
}
