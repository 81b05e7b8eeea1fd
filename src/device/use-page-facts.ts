import { useRouteContext } from '@tanstack/react-router'

/** What is known of every page from its start. It stays the same on all ways through the site: who reads this alone is not rendered
 * again for another address. */
export const usePageFacts = () => useRouteContext({ from: '__root__', select: ({ page }) => page })
