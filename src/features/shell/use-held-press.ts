import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { setBookmark } from '#features/bookmarks/toggle-bookmark.ts'
import { putInCart } from '#features/cart/put-in-cart.ts'
import { takePress } from '#features/session/held-press.ts'
import { followShop } from '#features/shops/follow-shop.ts'

/** Carries out what a visitor pressed as soon as they are signed in. */
export function useHeldPress(userId: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const carryOut = useEffectEvent(() => {
    if (userId === undefined) return
    const press = takePress(userId)
    if (press?.on === 'cart') void putInCart(router, queryClient, press.listingIds, true)
    if (press?.on === 'follow') void followShop(queryClient, press.shopId)
    if (press?.on === 'bookmark') void setBookmark(queryClient, press.target, true)
  })
  useEffect(() => carryOut(), [userId])
}
