import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./checkout-dialog.tsx')
const CheckoutDialog = lazy(() => loadOnline(load))

/** Fetches the checkout ahead, when its button is pointed at. */
export const preloadCheckout = () => {
  void load()
  preloadDialog()
}

export interface CheckoutProps {
  /** What is to be bought; nothing while there is no checkout. It stands in the address, so that it survives the login. */
  listingIds: readonly string[] | undefined
  /** The prices at which people have chosen them, as far as they are known. */
  seenPrices: ReadonlyMap<string, string>
  onClose: () => void
  /** Another listing takes their place. */
  onSwitch: (listingId: string) => void
  /** Some of the listings are not, or no longer, on sale. */
  onChanged: () => void
  onPaid: () => void
}

/** The way to buy: without a session the login dialog comes first, and the checkout after it. */
export function Checkout({ listingIds, ...rest }: CheckoutProps) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const isHydrated = useHydrated()
  const { isAsked } = useLogin()
  const isOpen = isHydrated && listingIds !== undefined && !!session && !isAsked
  const wasOpen = useLazyMount(isOpen)
  useLoginFirst(listingIds?.join(), session === null, rest.onClose)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <CheckoutDialog isOpen={isOpen} listingIds={listingIds} nickname={session?.nickname} {...rest} />
    </Suspense>
  )
}

/** Opens the login dialog for a purchase that needs one. Who closes it has given the purchase up. */
function useLoginFirst(purchase: string | undefined, isVisitor: boolean, giveUp: () => void) {
  const { isAsked, openLogin } = useLogin()
  const askedFor = useRef<string>(undefined)
  const step = useEffectEvent(() => {
    if (purchase === undefined || !isVisitor) askedFor.current = undefined
    else if (isAsked) askedFor.current = purchase
    else if (askedFor.current === purchase) giveUp()
    else openLogin()
  })
  useEffect(() => step(), [purchase, isVisitor, isAsked])
}
