import { type AnyRouter, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'

/**
 * S2.3 Keeps where a page was left, for whoever comes back to it. The router notes positions as they change, up to the moment
 * the next page is there; a short placeholder on the way would move the window and be noted as the old page's position.
 */
export function useScrollMemory() {
  const router = useRouter()
  useEffect(() => rememberScroll(router), [router])
}

/** Takes note once a page is being left, and puts the position right when that entry of the history is shown again. */
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

/** What stands for a page that is on its way is shown from its top. The router moves the window once the page itself is there: until
 * then a placeholder would be seen from where the page before it was left, be it at its end. */
export function usePlaceholderFromTop() {
  const pending = useMatches({ select: (matches) => matches.find(({ status }) => status === 'pending')?.id })
  useLayoutEffect(() => {
    if (pending !== undefined) scrollTo(0, 0)
  }, [pending])
}
