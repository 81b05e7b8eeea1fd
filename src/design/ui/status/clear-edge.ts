export type Edge = 'bottom' | 'top'

interface Span {
  top: number
  bottom: number
}

/** What has the focus, if a person can work on it: the page's content and other parts only hold it. */
export const workOf = (focused: Pick<HTMLElement, 'tabIndex' | 'getBoundingClientRect'> | null): Span | undefined =>
  focused && focused.tabIndex >= 0 ? focused.getBoundingClientRect() : undefined

/**
 * Returns the edge of the window at which toasts of `height` pixels do not cover what the user is working on: the
 * wanted edge, unless it would cover that and the other would not. `floor` is the lower edge, above any bar.
 */
export function clearEdge(wanted: Edge, height: number, work: Span | undefined, floor: number): Edge {
  if (!work) return wanted
  const covers = (edge: Edge) => (edge === 'top' ? work.top < height : work.bottom > floor - height && work.top < floor)
  const other = wanted === 'top' ? 'bottom' : 'top'
  return covers(wanted) && !covers(other) ? other : wanted
}
