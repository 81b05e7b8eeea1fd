const openDialog = '[data-scope=dialog][data-part=content][data-state=open]'

/**
 * Moves focus that is lost to `goal`, by default the page's content: from `body`, Tab would start over at the top of
 * the page, and a screen reader would not know where it is. An open dialog takes the focus itself.
 *
 * @returns whether it was lost, and moved.
 */
export function rescueFocus(goal: HTMLElement | null = document.querySelector('main')): boolean {
  const { activeElement, body } = document
  // What has just been hidden keeps the focus until the next frame.
  const isKept = activeElement !== null && activeElement !== body && activeElement.checkVisibility()
  if (isKept || document.querySelector(openDialog)) return false
  // A part of a page can't be focused by itself.
  if (goal && !goal.hasAttribute('tabindex')) goal.tabIndex = -1
  goal?.focus({ preventScroll: true })
  return true
}
