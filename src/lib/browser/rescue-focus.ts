/** One that is closing is inert. */
const openDialog = '[data-scope=dialog][data-part=content]:not([inert])'

/** Focuses an element, even a part of a page that can't have the focus by itself. */
export function giveFocus(goal: HTMLElement, options?: FocusOptions): void {
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus(options)
}

/**
 * Moves focus that is lost to `goal`, by default the page's content: from `body`, Tab would start over at the top of
 * the page, and a screen reader would not know where it is. Focus that has already gone to the content counts as lost;
 * an open dialog takes the focus itself.
 *
 * @returns whether it was lost, and moved.
 */
export function rescueFocus(goal?: HTMLElement): boolean {
  const { activeElement, body } = document
  const content = document.querySelector('main')
  // What has just been hidden keeps the focus until the next frame.
  const isKept = activeElement && activeElement !== body && activeElement !== content && activeElement.checkVisibility()
  if (isKept || document.querySelector(openDialog)) return false
  const target = goal ?? content
  if (target) giveFocus(target, { preventScroll: true })
  return true
}
