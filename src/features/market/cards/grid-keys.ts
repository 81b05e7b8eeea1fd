interface Box {
  top: number
}

/**
 * The index in a grid that a key moves to, or undefined if it moves nowhere. Boxes are in reading order; a row is the
 * boxes with the same top.
 */
export function nextPlace(places: readonly Box[], from: number, key: string): number | undefined {
  const here = places[from]
  if (!here) return undefined
  const last = places.length - 1
  if (key === 'ArrowRight') return from < last ? from + 1 : undefined
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined
  if (key === 'Home') return from === 0 ? undefined : 0
  if (key === 'End') return from === last ? undefined : last
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const columns = columnsOf(places)
  const to = key === 'ArrowDown' ? from + columns : from - columns
  if (to < 0) return undefined
  // Below the last full row there may be a shorter one.
  if (to > last) return (places[last]?.top ?? 0) > here.top ? last : undefined
  return to
}

function columnsOf(places: readonly Box[]): number {
  const top = places[0]?.top
  const next = places.findIndex((place) => place.top !== top)
  return next < 0 ? places.length : next
}

/** Moves the focus among a grid's links on an arrow key, Home or End. Returns whether it moved. */
export function moveFocus(grid: HTMLElement, key: string): boolean {
  if (!/^(Arrow|Home$|End$)/.test(key)) return false
  const cells = [...grid.children].filter((child) => child instanceof HTMLElement)
  const links = cells.map((cell) => cell.querySelector('a'))
  const from = links.findIndex((link) => link === document.activeElement)
  const boxes = cells.map((cell) => ({ top: cell.offsetTop }))
  const to = nextPlace(boxes, from, key)
  if (to === undefined) return false
  links[to]?.focus()
  return true
}
