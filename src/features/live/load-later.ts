import { loadOnline } from '#lib/browser/load-online.ts'

/** Loads code once `moment` has come, and begins something with it. Returns a function that stops it, begun or not. */
export function loadLater<Piece>(
  moment: Promise<void>,
  load: () => Promise<Piece>,
  begin: (piece: Piece) => () => void,
): () => void {
  const isOver = new AbortController()
  let stop = () => {}
  void moment
    .then(() => loadOnline(load))
    .then((piece) => {
      if (!isOver.signal.aborted) stop = begin(piece)
    })
    .catch(() => {})
  return () => {
    isOver.abort()
    stop()
  }
}
