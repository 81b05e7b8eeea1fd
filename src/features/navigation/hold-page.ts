import type { AnyRouter } from '@tanstack/react-router'

/** Milliseconds until a page that is still loading gives way to the placeholder of the next. */
const placeholderAfter = 300

/**
 * Keeps a page on the screen, and the focus on it, for as long as a change of its search takes. A placeholder hides the
 * whole page, and on a busy device even a change that waits for nothing would outlast its delay.
 */
export function holdPage(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? placeholderAfter : Infinity
  })
}
