import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { UnlessBarred } from '#features/standing/unless-barred.tsx'
import * as m from '#paraglide/messages.js'
import { DialogState } from '../dialog-state.tsx'
import { useLast } from '../use-last.ts'
import type { WalletAddress } from '../use-wallet-address.ts'
import { NewWithdrawal } from './new-withdrawal.tsx'
import { withdrawalQuery } from './queries.ts'
import { WithdrawalProgress } from './withdrawal-progress.tsx'

interface WithdrawalDialogProps {
  /** `new` or an id; undefined while it is closed. */
  withdrawal: string | undefined
  address: WalletAddress
}

/** Withdraws money: the amount, the terms, the SMS code, then the outcome. */
export default function WithdrawalDialog({ withdrawal, address }: WithdrawalDialogProps) {
  const shown = useLast(withdrawal)
  return (
    <Dialog
      isInAddress
      isOpen={withdrawal !== undefined}
      onClose={address.close}
      title={m.wallet_withdraw()}
      closeLabel={m.shell_close()}
    >
      {shown === 'new' ? (
        <UnlessBarred section="withdraw">
          <NewWithdrawal address={address} />
        </UnlessBarred>
      ) : (
        shown && <WithdrawalAtHand key={shown} id={shown} address={address} />
      )}
    </Dialog>
  )
}

function WithdrawalAtHand({ id, address }: { id: string; address: WalletAddress }) {
  const { data, error, isFetching, refetch } = useQuery(withdrawalQuery(id))
  if (data) return <WithdrawalProgress {...data} address={address} />
  return <DialogState error={error} isRetrying={isFetching} onRetry={refetch} />
}
