import type { AnyRouter } from '@tanstack/react-router'

/** Milliseconds until a page that is still loading gives way to the placeholder of the next. */
const placeholderAfter = 300

/** Whether a placeholder is on the screen in place of a page. */
export const isPlaceholderShown = ({ matches }: Pick<AnyRouter['state'], 'matches'>): boolean =>
  matches.some(({ status }) => status === 'pending')

/**
 * Keeps a page on the screen, and the focus on it, for as long as a change of its search takes. A placeholder hides the
 * whole page, and on a busy device even a change that waits for nothing would outlast its delay. Where the placeholder
 * of another page is shown already, this page's own takes its place.
 */
export function holdPage(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged || isPlaceholderShown(router.state) ? placeholderAfter : Infinity
  })
}
