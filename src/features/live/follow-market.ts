import type { MarketEvent } from '#contract/market/events.ts'
import { marketEventKinds, marketEventsPath } from '#contract/words.ts'
import { isOffline, onConnection } from '#lib/browser/connection.ts'

interface Follower {
  onEvent: (event: MarketEvent) => void
  /** Events may have been missed: the tab was in the background, or the network was down. */
  onGap: () => void
}

/** Subscribes to market events, filtered by the feed's query `ask`, while the tab is visible: background tabs keep no
 * stream open. Returns a function that stops it. */
export function followMarket(ask: string, { onEvent, onGap }: Follower): () => void {
  let stream: EventSource | undefined
  let wasOpen = false
  const close = () => {
    stream?.close()
    stream = undefined
  }
  const open = () => {
    stream = new EventSource(`${marketEventsPath}?${ask}`)
    if (wasOpen) onGap()
    wasOpen = true
    const tell = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as MarketEvent)
    for (const kind of marketEventKinds) stream.addEventListener(kind, tell)
    stream.addEventListener('reset', onGap)
  }
  const settle = () => {
    const isWanted = document.visibilityState === 'visible' && !isOffline()
    if (!isWanted) close()
    else if (!stream || stream.readyState === EventSource.CLOSED) open()
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
