import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { GoodsPicker } from '#features/market/filters/goods-picker.tsx'
import type { Names } from '#features/market/filters/item-filter-chips.ts'
import { partNamesQuery } from '#features/market/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { askedDraft } from './asked-draft.ts'
import { namedIn, type PurchaseTerms } from './draft.ts'
import { isKeptDraft } from './kept-draft.ts'
import type { PurchasesSearch } from '../search.ts'
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
  asked = {},
  onClose,
  onChoose,
}: NewPurchaseProps & { isOpen: boolean }) {
  const [last, setLast] = useState(want)
  if (want !== undefined && want !== last) setLast(want)
  const { isAllowed, round, askAgain } = useAllowed('purchase', isOpen, onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={onClose}
      title={m.purchase_orders_new_title()}
      closeLabel={m.shell_close()}
    >
      {last === 'new' ? (
        <GoodsPicker
          label={m.purchase_orders_choose_goods()}
          find={asked.find}
          onPick={({ goods_id }) => onChoose?.(goods_id)}
        />
      ) : (
        last && (
          <Body
            key={`${last}/${round}`}
            goodsId={last}
            styleId={styleId}
            asked={asked}
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
  asked: PurchasesSearch
  onUnprepared: () => void
  onClose: () => void
}

function Body({ goodsId, ...rest }: BodyProps) {
  const { stickers, charm_id } = rest.asked
  const goods = useQuery({ ...goodsDetailQuery(goodsId), meta: { quiet: true } })
  const hasParts = stickers !== undefined || charm_id !== undefined
  const names = useQuery({ ...partNamesQuery({ stickers, charm_id }), enabled: hasParts })
  if (goods.data && (names.data || !hasParts)) return <Steps detail={goods.data} names={names.data ?? []} {...rest} />
  return (
    <DialogPending
      query={goods.data ? names : goods}
      loadingLabel={m.purchase_orders_loading()}
      failedTitle={m.purchase_orders_goods_failed()}
    />
  )
}

function Steps({
  detail,
  names,
  styleId,
  asked,
  onUnprepared,
  onClose,
}: Omit<BodyProps, 'goodsId'> & { detail: GoodsDetail; names: Names }) {
  const [first] = useState(() => askedDraft(detail, styleId ? { ...asked, style_ids: [styleId] } : asked, names))
  const [draft, setDraft, noteSent] = useDraft(
    `purchase/${detail.goods_info.goods_id}/${JSON.stringify(first)}`,
    first,
    { outlivesPage: true, isReadable: isKeptDraft },
  )
  const [terms, setTerms] = useState<PurchaseTerms | null>(null)
  const [posted, setPosted] = useState<Posted | null>(null)
  if (terms && posted) return <PostedOutcome posted={posted} openDays={terms.open_days} onClose={onClose} />
  if (terms) {
    return (
      <PostReview
        detail={detail}
        terms={terms}
        named={namedIn(draft)}
        onBack={() => setTerms(null)}
        onMade={noteSent}
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
