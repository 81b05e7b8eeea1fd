import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import * as m from '#paraglide/messages.js'
import { CheckoutBody } from './checkout-body.tsx'
import type { CheckoutProps } from './checkout.tsx'
import { CheckoutTitle } from './checkout-title.tsx'

export interface CheckoutDialogProps extends CheckoutProps {
  isOpen: boolean
  nickname: string | undefined
}

/** The checkout dialog. Keeps its content while it closes, and starts fresh for every purchase. */
export default function CheckoutDialog({ isOpen, listingIds, seenPrices, onSwitch, ...rest }: CheckoutDialogProps) {
  const [last, setLast] = useState(listingIds)
  if (listingIds && listingIds.join() !== last?.join()) setLast(listingIds)
  // Prices of substitutes offered here, which are on no list outside.
  const [offered, setOffered] = useState<ReadonlyMap<string, string>>(new Map())
  const { isAllowed, isPrepared, round, askAgain } = useAllowed('order', isOpen, rest.onClose)
  return (
    <Dialog
      isInAddress
      isOpen={isOpen && isAllowed}
      onClose={rest.onClose}
      size="wide"
      title={<CheckoutTitle listingIds={last} />}
      closeLabel={m.shell_close()}
    >
      {last && (
        <CheckoutBody
          key={`${last.join()}/${round}`}
          isOpen={isOpen}
          isPrepared={isPrepared}
          listingIds={last}
          seenPrices={new Map([...seenPrices, ...offered])}
          onUnprepared={askAgain}
          onTake={({ listing_id, price }) => {
            setOffered(new Map([...offered, [listing_id, price]]))
            onSwitch(listing_id)
          }}
          {...rest}
        />
      )}
    </Dialog>
  )
}
