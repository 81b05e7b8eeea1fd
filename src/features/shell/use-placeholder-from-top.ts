import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

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
