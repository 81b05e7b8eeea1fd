import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import type { ChangePurchaseProps } from './change-purchase.tsx'
import { ChangeReview } from './change-review.tsx'
import { draftOf, type PurchaseTerms } from './draft.ts'
import { isKeptDraft } from './kept-draft.ts'
import { PurchaseForm } from './purchase-form.tsx'

/** Changes price, quantity, style, conditions and days of an open purchase order, then reviews what is held. */
export default function ChangePurchaseDialog({ purchase, isOpen, onClose }: ChangePurchaseProps) {
  const { isAllowed, round, askAgain } = useAllowed('purchase', isOpen, onClose)
  const isShown = isOpen && isAllowed
  return (
    <Dialog
      isInAddress
      isOpen={isShown}
      onClose={onClose}
      title={m.purchase_orders_change_title()}
      closeLabel={m.shell_close()}
    >
      {isShown && <Steps key={round} purchase={purchase} onUnprepared={askAgain} onDone={onClose} />}
    </Dialog>
  )
}

interface StepsProps extends Pick<ChangePurchaseProps, 'purchase'> {
  onUnprepared: () => void
  onDone: () => void
}

function Steps({ purchase, ...rest }: StepsProps) {
  const goods = useQuery({ ...goodsDetailQuery(purchase.goods_id), meta: { quiet: true } })
  // A draft is for what the purchase order said when it was typed, and ends with that.
  const [first] = useState(() => draftOf(purchase))
  const [opened] = useState(() => JSON.stringify([first, purchase.expires_at]))
  const [draft, setDraft, noteSent] = useDraft(`purchase-change/${purchase.purchase_id}/${opened}`, first, {
    outlivesPage: true,
    isReadable: isKeptDraft,
  })
  const [terms, setTerms] = useState<PurchaseTerms | null>(null)
  if (!goods.data) {
    return (
      <DialogPending
        query={goods}
        loadingLabel={m.purchase_orders_loading()}
        failedTitle={m.purchase_orders_goods_failed()}
      />
    )
  }
  if (terms) {
    const { openDays } = draft
    return (
      <ChangeReview
        purchase={purchase}
        terms={terms}
        openDays={openDays}
        onBack={() => setTerms(null)}
        onSent={noteSent}
        {...rest}
      />
    )
  }
  return (
    <PurchaseForm
      detail={goods.data}
      draft={draft}
      filled={purchase.filled}
      closesAt={purchase.expires_at}
      submitLabel={m.purchase_orders_review()}
      onChange={setDraft}
      onReady={setTerms}
    />
  )
}
