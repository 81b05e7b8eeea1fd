import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { takePress } from './held-press.ts'
import { putInCart } from './put-in-cart.ts'

/** Puts what a visitor wanted in the cart there as soon as they are signed in; closing the login dialog gives it up. */
export function useHeldPress(isLoginOpen: boolean, isSignedIn: boolean) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const wasOpen = useRef(false)
  const step = useEffectEvent(() => {
    if (isSignedIn || (wasOpen.current && !isLoginOpen)) {
      const listingIds = takePress()
      if (listingIds && isSignedIn) void putInCart(router, queryClient, listingIds, true)
    }
    wasOpen.current = isLoginOpen
  })
  useEffect(() => step(), [isLoginOpen, isSignedIn])
}
