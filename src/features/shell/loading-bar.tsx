import { useRouterState } from '@tanstack/react-router'
import { isPlaceholderShown } from '#features/navigation/hold-page.ts'
import * as m from '#paraglide/messages.js'
import { loadingBar } from '#styled-system/recipes/loading-bar.js'

/** Says that a page waits for a change of its search. Other pages have placeholders. */
export function LoadingBar() {
  const isWaiting = useRouterState({
    select: (state) =>
      state.isLoading && state.location.pathname === state.resolvedLocation?.pathname && !isPlaceholderShown(state),
  })
  return isWaiting && <div className={loadingBar()} role="progressbar" aria-label={m.loading()} />
}
