import { useState } from 'react'
import { Dialog } from '#design/ui/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { CheckoutBody } from './checkout-body.tsx'
import type { CheckoutProps } from './checkout.tsx'
import { useAllowed } from './use-allowed.ts'

export interface CheckoutDialogProps extends CheckoutProps {
  isOpen: boolean
  nickname: string | undefined
}

/** The checkout. It keeps what it shows while it closes, and starts anew for every purchase. */
export default function CheckoutDialog({ isOpen, listingIds, ...rest }: CheckoutDialogProps) {
  const [last, setLast] = useState(listingIds)
  if (listingIds && listingIds.join() !== last?.join()) setLast(listingIds)
  const isAllowed = useAllowed(isOpen, rest.onClose)
  const count = last?.length ?? 0
  return (
    <Dialog
      isOpen={isOpen && isAllowed}
      onClose={rest.onClose}
      size="wide"
      title={count > 1 ? m.checkout_title_many({ count }) : m.checkout_title()}
      closeLabel={m.shell_close()}
    >
      {last && <CheckoutBody key={last.join()} isOpen={isOpen} listingIds={last} {...rest} />}
    </Dialog>
  )
}
