import { type AnyRouter, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'

/**
 * S2.3 Restores a page's scroll position on the way back. The router records positions as they change, until the next
 * page is rendered; a short placeholder in between would move the window and be recorded as the old page's position.
 */
export function useScrollMemory() {
  const router = useRouter()
  useEffect(() => rememberScroll(router), [router])
}

/** Records the position when navigation starts, and restores it when that history entry is shown again. */
function rememberScroll(router: AnyRouter): () => void {
  const left = new Map<string | undefined, number>()
  let isLeaving = false
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (!isLeaving && fromLocation) left.set(fromLocation.state.__TSR_key, scrollY)
      isLeaving = true
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      isLeaving = false
      const position = left.get(toLocation.state.__TSR_key)
      if (position !== undefined) scrollTo(0, position)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Shows the placeholder of a loading page from its top. The router scrolls only once the page itself is rendered; until
 * then the placeholder would keep the previous page's scroll position, possibly its end.
 */
export function usePlaceholderFromTop() {
  const pending = useMatches({ select: (matches) => matches.find(({ status }) => status === 'pending')?.id })
  useLayoutEffect(() => {
    if (pending !== undefined) scrollTo(0, 0)
  }, [pending])
}
