export type Edge = 'bottom' | 'top'

interface Span {
  top: number
  bottom: number
}

/**
 * The edge of the window at which toasts, `height` pixels of them, cover nothing of what somebody is working on: the wanted one,
 * unless that covers it and the other does not.
 */
export function clearEdge(wanted: Edge, height: number, work: Span | undefined, windowHeight: number): Edge {
  if (!work) return wanted
  const covers = (edge: Edge) => (edge === 'top' ? work.top < height : work.bottom > windowHeight - height)
  const other = wanted === 'top' ? 'bottom' : 'top'
  return covers(wanted) && !covers(other) ? other : wanted
}
