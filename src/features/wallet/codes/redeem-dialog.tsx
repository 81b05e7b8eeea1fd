import { UnlessBarred } from '#features/standing/unless-barred.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import type { WalletAddress } from '../use-wallet-address.ts'
import { RedeemForm } from './redeem-form.tsx'

interface RedeemDialogProps {
  isOpen: boolean
  address: WalletAddress
}

/** S1.9 Redeems an activation code into the balance. */
export default function RedeemDialog({ isOpen, address }: RedeemDialogProps) {
  return (
    <FormDialog
      isInAddress
      isOpen={isOpen}
      onClose={address.close}
      title={m.wallet_redeem()}
      closeLabel={m.shell_close()}
    >
      <UnlessBarred section="redeem">
        <RedeemForm onDone={address.close} />
      </UnlessBarred>
    </FormDialog>
  )
}
