import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addBookmark } from '#features/bookmarks/toggle-bookmark.ts'
import { putInCart } from '#features/cart/put-in-cart.ts'
import { takePress } from '#features/session/held-press.ts'
import { followShop } from '#features/shops/follow-shop.ts'

/** Carries out what a visitor pressed as soon as they are signed in; closing the login dialog gives it up. */
export function useHeldPress(isLoginOpen: boolean, userId: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const wasOpen = useRef(false)
  const step = useEffectEvent(() => {
    if (userId !== undefined || (wasOpen.current && !isLoginOpen)) {
      const press = takePress(userId)
      if (press?.on === 'cart') void putInCart(router, queryClient, press.listingIds, true)
      if (press?.on === 'follow') void followShop(queryClient, press.shopId)
      if (press?.on === 'bookmark') void addBookmark(queryClient, press.target)
    }
    wasOpen.current = isLoginOpen
  })
  useEffect(() => step(), [isLoginOpen, userId])
}
