import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { DialogPending } from '#features/errors/dialog-pending.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { MakeOfferProps } from './make-offer.tsx'
import type { OfferTerms } from './model.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferOutcome } from './offer-outcome.tsx'
import { offerTermsQuery } from './queries.ts'
import type { Offered } from './use-offer.ts'

/** The dialog of an offer. It keeps its content while closing, and starts over for each listing. */
export default function OfferDialog({ isOpen, listingId, onClose }: MakeOfferProps & { isOpen: boolean }) {
  const [last, setLast] = useState(listingId)
  if (listingId !== undefined && listingId !== last) setLast(listingId)
  const { isAllowed, round, askAgain } = useAllowed('order', isOpen, onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={onClose}
      title={m.bargains_offer_title()}
      closeLabel={m.shell_close()}
    >
      {last && <Body key={`${last}/${round}`} listingId={last} onUnprepared={askAgain} onClose={onClose} />}
    </Dialog>
  )
}

interface BodyProps {
  listingId: string
  onUnprepared: () => void
  onClose: () => void
}

function Body({ listingId, onUnprepared, onClose }: BodyProps) {
  const [offered, setOffered] = useState<Offered | null>(null)
  const found = useQuery({ ...offerTermsQuery(listingId), enabled: offered === null })
  if (offered) return <OfferOutcome offered={offered} onClose={onClose} />
  if (!found.data) {
    return <DialogPending query={found} loadingLabel={m.bargains_loading()} failedTitle={m.bargains_offer_failed()} />
  }
  if (!isOpenTo(found.data)) return <Obstacle terms={found.data} onClose={onClose} />
  return (
    <OfferForm
      terms={found.data}
      onOffered={setOffered}
      onUnprepared={onUnprepared}
      onStale={() => void found.refetch()}
    />
  )
}

/** The user's own unpaid offer is replaced by a new one; any other blocks it. */
const isUnderWay = ({ my_bargain }: OfferTerms) => my_bargain !== null && my_bargain.state !== 'awaiting_payment'
const isFull = ({ my_bargain, my_open_count, rules }: OfferTerms) =>
  my_bargain === null && my_open_count >= rules.max_open

const isOpenTo = (terms: OfferTerms) => terms.is_bargainable && !isUnderWay(terms) && !isFull(terms)

/** Why no offer is possible, and what to do instead. */
function Obstacle({ terms, onClose }: { terms: OfferTerms; onClose: () => void }) {
  const { lists, bargain } = useBargainPaths()
  if (isUnderWay(terms) && terms.my_bargain) {
    return (
      <EmptyState
        isCompact
        title={m.bargains_under_way()}
        text={m.bargains_under_way_text({ price: formatMoney(terms.my_bargain.price) })}
        action={<LinkButton href={bargain('buyer', terms.my_bargain.bargain_id)}>{m.bargains_see()}</LinkButton>}
      />
    )
  }
  if (terms.is_bargainable) {
    return (
      <EmptyState
        isCompact
        title={m.bargains_full({ max: terms.rules.max_open })}
        text={m.bargains_full_text()}
        action={<LinkButton href={lists.buyer}>{m.bargains_to_sent()}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      isCompact
      title={m.bargains_closed()}
      text={m.bargains_closed_text()}
      action={<Button onClick={onClose}>{m.bargains_close()}</Button>}
    />
  )
}
