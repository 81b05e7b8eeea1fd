import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { MadeOutcome } from '#features/checkout/made-outcome.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { standingOf, type GoodsDetail } from '#features/listings/standing.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { firstDraft, isKeptDraft, outcomesOf } from './model.ts'
import { SweepForm } from './sweep-form.tsx'
import type { SweepProps } from './sweep.tsx'
import { useSweep } from './use-sweep.ts'

interface SweepDialogProps extends Omit<SweepProps, 'isWanted'> {
  isOpen: boolean
}

/** Buys the cheapest listings of a goods within bounds: the form with a quote, then the outcome. */
export default function SweepDialog({ isOpen, onClose, ...rest }: SweepDialogProps) {
  const { isAllowed, round, askAgain } = useAllowed('order', isOpen, onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={onClose}
      title={m.sweep_title()}
      closeLabel={m.shell_close()}
    >
      <Body key={`${subjectOf(rest)}/${round}`} onClose={onClose} onUnprepared={askAgain} {...rest} />
    </Dialog>
  )
}

/** What of a goods is swept. */
const subjectOf = ({ styleId, wearText }: Pick<SweepProps, 'styleId' | 'wearText'>) =>
  wearText === null ? `${styleId}` : `${styleId}/${wearText}`

interface BodyProps extends Omit<SweepDialogProps, 'isOpen'> {
  onUnprepared: () => void
}

function Body({ goodsId, ...rest }: BodyProps) {
  const goods = useQuery({ ...goodsDetailQuery(goodsId), meta: { quiet: true } })
  if (goods.data) return <Steps detail={goods.data} {...rest} />
  return <DialogPending query={goods} loadingLabel={m.sweep_loading()} failedTitle={m.sweep_failed()} />
}

function Steps({ detail, styleId, wear, wearText, ...rest }: Omit<BodyProps, 'goodsId'> & { detail: GoodsDetail }) {
  const info = detail.goods_info
  const [first] = useState(() => firstDraft(standingOf(detail, styleId === 0 ? undefined : styleId) ?? detail.market))
  const [draft, setDraft, noteSent] = useDraft(`sweep/${info.goods_id}/${subjectOf({ styleId, wearText })}`, first, {
    outlivesPage: true,
    isReadable: isKeptDraft,
  })
  const { buying, confirmed, buy } = useSweep({ ...rest, onMade: noteSent })
  const style = detail.styles.find(({ style_id }) => style_id === styleId)
  const name = [info.name, style?.name, wearText && m.sweep_wear({ wear: wearText })].filter(Boolean).join(' · ')
  if (buying.made && confirmed) {
    return (
      <MadeOutcome
        outcomes={outcomesOf(confirmed, buying.made, name)}
        wanted={confirmed.items.length}
        made={buying.made}
        failure={buying.failure}
        isBusy={buying.isBusy}
        closeLabel={m.shell_close()}
        onPay={buying.pay}
        onClose={rest.onClose}
      />
    )
  }
  return (
    <SweepForm
      info={info}
      name={name}
      image={style?.image ?? info.image}
      styleId={styleId}
      wear={wear}
      draft={draft}
      failure={buying.failure}
      isBusy={buying.isBusy}
      onChange={setDraft}
      onBuy={buy}
    />
  )
}
