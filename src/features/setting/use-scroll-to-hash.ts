import { useEffect } from 'react'

/**
 * Scrolls to the part of the page that its address names, once the page is drawn. The router scrolls when the address
 * changes, which may be before the page's code has come. Who has scrolled meanwhile stays where they are.
 */
export function useScrollToHash(): void {
  useEffect(() => {
    if (scrollY === 0 && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
