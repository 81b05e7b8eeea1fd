const places =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'

/** Whether a key that is pressed there belongs to a field or a dialog, and is none of the page's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(places) !== null
