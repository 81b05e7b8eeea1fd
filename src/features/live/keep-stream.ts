import { isOffline, onConnection } from '#lib/browser/connection.ts'
import { takeStreamSlot } from './stream-slot.ts'

interface Stream {
  url: string
  /** What to do on each kind of event. */
  hears: Readonly<Record<string, (event: MessageEvent<string>) => void>>
  /** Events may have been missed: the tab was in the background, the network down, other windows had all streams, or the
   * page was old already. */
  onReopen?: () => void
  /** When the page read what it keeps up to date, as `Date.now()` tells it. */
  readAt?: () => number
}

/** Pauses before a refused stream is opened anew, in ms: twice as long each time. Browsers reopen only lost ones. */
const [firstPause, longestPause] = [10_000, 300_000]
/** What happened while the page was waiting this long for a stream, in ms, may be news to it. */
const longWait = 1_000
/** A page that has been read this long before its stream, in ms, may be out of date. It takes about as long to load a page
 * and its stream, and most pages must not be read twice. */
const oldAge = 2_000

/** Keeps a stream of events open while the tab is visible: background tabs have none, and there are only so many for all
 * windows. Returns a function that stops it. */
export function keepStream({ url, hears, onReopen, readAt = Date.now }: Stream): () => void {
  let stream: EventSource | undefined
  let wasTried = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaveSlot: (() => void) | undefined
  const close = () => {
    clearTimeout(timer)
    stream?.close()
    stream = undefined
    leaveSlot?.()
    leaveSlot = undefined
  }
  const takeSlot = () => {
    const since = performance.now()
    leaveSlot = takeStreamSlot(() => open(performance.now() - since > longWait))
  }
  const open = (hasWaited = false) => {
    stream = new EventSource(url)
    let isGap = wasTried || hasWaited
    wasTried = true
    const catchUp = () => {
      if (isGap || Date.now() - readAt() > oldAge) onReopen?.()
      // Browsers themselves reopen a lost stream, and only one that has told anything goes on where it ended.
      isGap = true
    }
    for (const [kind, hear] of Object.entries(hears)) stream.addEventListener(kind, hear)
    // Not before: what happens until the server begins to tell would be neither told nor read.
    stream.addEventListener('open', () => {
      pause = firstPause
      catchUp()
    })
    stream.addEventListener('error', () => {
      if (stream?.readyState !== EventSource.CLOSED) return
      // A page that is refused its stream is at least read again.
      catchUp()
      retryLater()
    })
  }
  const retryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, pause)
    pause = Math.min(pause * 2, longestPause)
  }
  const settle = () => {
    const isWanted = document.visibilityState === 'visible' && !isOffline()
    if (!isWanted) close()
    else if (!leaveSlot) takeSlot()
    else if (stream?.readyState === EventSource.CLOSED) open()
  }
  const stopHearing = onConnection(settle)
  document.addEventListener('visibilitychange', settle)
  // The back/forward cache requires that a page has no open connection.
  addEventListener('pagehide', close)
  addEventListener('pageshow', settle)
  settle()
  return () => {
    stopHearing()
    document.removeEventListener('visibilitychange', settle)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', settle)
    close()
  }
}
