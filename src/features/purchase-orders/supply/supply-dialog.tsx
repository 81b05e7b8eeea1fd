import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import * as m from '#paraglide/messages.js'
import { suppliedQuery } from '../queries.ts'
import { SuppliedOutcome } from './supplied-outcome.tsx'
import { SupplyForm } from './supply-form.tsx'
import type { SupplyPurchaseProps } from './supply-purchase.tsx'
import type { Supplied } from './supplies.ts'

/** The dialog that supplies my items to somebody's purchase order. */
export default function SupplyDialog({
  isOpen,
  goodsId,
  purchaseId,
  assetId,
  seenPrice,
  onClose,
}: SupplyPurchaseProps & { isOpen: boolean }) {
  // Closing clears the address; the content stays while it fades out.
  const [last, setLast] = useState({ purchaseId, assetId, seenPrice })
  const isChanged = purchaseId !== last.purchaseId || assetId !== last.assetId || seenPrice !== last.seenPrice
  if (purchaseId !== undefined && isChanged) setLast({ purchaseId, assetId, seenPrice })
  const { isAllowed, round, askAgain } = useAllowed('supply', isOpen, onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={onClose}
      title={m.purchase_orders_supply_title()}
      closeLabel={m.shell_close()}
    >
      {last.purchaseId && (
        <Body
          key={`${last.purchaseId}/${round}`}
          goodsId={goodsId}
          purchaseId={last.purchaseId}
          assetId={last.assetId}
          seenPrice={last.seenPrice}
          onUnprepared={askAgain}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface BodyProps extends SupplyPurchaseProps {
  purchaseId: string
  onUnprepared: () => void
}

function Body({ goodsId, purchaseId, assetId, seenPrice, onUnprepared, onClose }: BodyProps) {
  const [supplied, setSupplied] = useState<Supplied | null>(null)
  const found = useQuery({ ...suppliedQuery(goodsId, purchaseId, assetId), enabled: supplied === null })
  if (supplied) return <SuppliedOutcome supplied={supplied} onClose={onClose} />
  if (found.data === undefined) {
    return (
      <DialogPending
        query={found}
        loadingLabel={m.purchase_orders_loading()}
        failedTitle={m.purchase_orders_supply_failed()}
      />
    )
  }
  if (found.data === null) {
    return (
      <EmptyState
        isCompact
        title={m.purchase_orders_supply_gone()}
        text={m.purchase_orders_supply_gone_text()}
        action={<Button onClick={onClose}>{m.purchase_orders_done()}</Button>}
      />
    )
  }
  return (
    <SupplyForm
      purchase={found.data.purchase}
      assets={found.data.assets}
      assetCount={found.data.count}
      assetId={assetId}
      seenPrice={seenPrice}
      onSupplied={setSupplied}
      onUnprepared={onUnprepared}
      onStale={() => void found.refetch()}
    />
  )
}
