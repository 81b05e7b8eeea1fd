import { useRouteContext } from '@tanstack/react-router'

/**
 * The facts known to every page from its start. They are constant across navigation, so components that read only these
 * do not rerender on a change of address.
 */
export const usePageFacts = () => useRouteContext({ from: '__root__', select: ({ page }) => page })
