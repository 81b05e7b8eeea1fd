import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { GoodsPicker } from '#features/market/goods-picker.tsx'
import * as m from '#paraglide/messages.js'
import { emptyDraft, namedIn, type PurchaseTerms } from './draft.ts'
import type { NewPurchaseProps } from './new-purchase.tsx'
import { PostReview } from './post-review.tsx'
import { PostedOutcome } from './posted-outcome.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import type { Posted } from './use-post.ts'

/** The dialog of a new purchase order: the form, the review, the outcome. */
export default function NewPurchaseDialog({
  isOpen,
  want,
  styleId = 0,
  find,
  price = '',
  onClose,
  onChoose,
}: NewPurchaseProps & { isOpen: boolean }) {
  const [last, setLast] = useState(want)
  if (want !== undefined && want !== last) setLast(want)
  const { isAllowed, round, askAgain } = useAllowed('purchase', isOpen, onClose)
  return (
    <Dialog
      isOpen={isOpen && isAllowed}
      onClose={onClose}
      title={m.purchase_orders_new_title()}
      closeLabel={m.shell_close()}
    >
      {last === 'new' ? (
        <GoodsPicker
          label={m.purchase_orders_choose_goods()}
          find={find}
          onPick={({ goods_id }) => onChoose?.(goods_id)}
        />
      ) : (
        last && (
          <Body
            key={`${last}/${round}`}
            goodsId={last}
            styleId={styleId}
            price={price}
            onUnprepared={askAgain}
            onClose={onClose}
          />
        )
      )}
    </Dialog>
  )
}

interface BodyProps {
  goodsId: string
  styleId: number
  price: string
  onUnprepared: () => void
  onClose: () => void
}

function Body({ goodsId, ...rest }: BodyProps) {
  const goods = useQuery({ ...goodsDetailQuery(goodsId), meta: { quiet: true } })
  if (goods.data) return <Steps detail={goods.data} {...rest} />
  return (
    <DialogPending
      query={goods}
      loadingLabel={m.purchase_orders_loading()}
      failedTitle={m.purchase_orders_goods_failed()}
    />
  )
}

function Steps({
  detail,
  styleId,
  price,
  onUnprepared,
  onClose,
}: Omit<BodyProps, 'goodsId'> & { detail: GoodsDetail }) {
  const [draft, setDraft] = useState({ ...emptyDraft, styleId, price })
  const [terms, setTerms] = useState<PurchaseTerms | null>(null)
  const [posted, setPosted] = useState<Posted | null>(null)
  if (posted) return <PostedOutcome posted={posted} onClose={onClose} />
  if (terms) {
    return (
      <PostReview
        detail={detail}
        terms={terms}
        named={namedIn(draft)}
        onBack={() => setTerms(null)}
        onPosted={setPosted}
        onUnprepared={onUnprepared}
      />
    )
  }
  return (
    <PurchaseForm
      detail={detail}
      draft={draft}
      submitLabel={m.purchase_orders_review()}
      onChange={setDraft}
      onReady={setTerms}
    />
  )
}
