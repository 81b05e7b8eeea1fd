import type { MarketEvent } from '#contract/market/events.ts'
import { marketEventKinds, marketEventsPath } from '#contract/words.ts'
import { keepStream } from './keep-stream.ts'

interface Follower {
  onEvent: (event: MarketEvent) => void
  /** Events may have been missed: the tab was in the background, the network was down, or the page was old already. */
  onGap: () => void
  /** When the page read what it follows, as `Date.now()` tells it. */
  readAt: () => number
}

/** Subscribes to market events, filtered by the feed's query `ask`. Returns a function that stops it. */
export function followMarket(ask: string, { onEvent, onGap, readAt }: Follower): () => void {
  const tell = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as MarketEvent)
  const hears = Object.fromEntries(marketEventKinds.map((kind) => [kind, tell]))
  return keepStream({ url: `${marketEventsPath}?${ask}`, hears: { ...hears, reset: onGap }, onReopen: onGap, readAt })
}
