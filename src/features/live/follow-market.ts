import type { MarketEvent } from '#contract/market/events.ts'
import { marketEventKinds, marketEventsPath } from '#contract/words.ts'
import { isOffline, onConnection } from '#lib/browser/connection.ts'

interface Follower {
  onEvent: (event: MarketEvent) => void
  /** Something may have happened that nobody has told: the tab was in the background, or the network was away. */
  onGap: () => void
}

/** Hears what happens in the market, narrowed by the feed's query `ask`, for as long as its tab is looked at: one in the background has no
 * stream. Returns how to stop. */
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
  // A page that the browser keeps for "back" must have nothing open.
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
