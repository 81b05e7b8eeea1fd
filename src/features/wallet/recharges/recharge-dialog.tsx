import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { UnlessBarred } from '#features/standing/unless-barred.tsx'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { DialogState } from '../dialog-state.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import { useLast } from '../use-last.ts'
import { rechargeQuery } from './queries.ts'
import { RechargeForm } from './recharge-form.tsx'
import { RechargeProgress } from './recharge-progress.tsx'

interface RechargeDialogProps {
  /** `new`, `latest` or an id; undefined while it is closed. */
  recharge: string | undefined
  address: WalletAddress
}

/** Recharges the balance: the amount, then the code or page to pay at, then the outcome. */
export default function RechargeDialog({ recharge, address }: RechargeDialogProps) {
  // Keep the content while closing.
  const shown = useLast(recharge)
  return (
    <Dialog
      isInAddress
      isOpen={recharge !== undefined}
      onClose={address.close}
      title={m.wallet_recharge()}
      closeLabel={m.shell_close()}
    >
      {shown === 'new' ? (
        <UnlessBarred section="recharge">
          <RechargeForm address={address} />
        </UnlessBarred>
      ) : (
        shown && <RechargeAtHand key={shown} id={shown} address={address} />
      )}
    </Dialog>
  )
}

function RechargeAtHand({ id, address }: { id: string; address: WalletAddress }) {
  const { data: recharge, dataUpdatedAt, error, isFetching, refetch } = useQuery(rechargeQuery(id))
  if (recharge) return <RechargeProgress recharge={recharge} now={marketTime(dataUpdatedAt)} address={address} />
  return <DialogState error={error} isMissing={recharge === null} isRetrying={isFetching} onRetry={refetch} />
}
