import type { MarketEvent } from '#contract/market/events.ts'
import { marketEventKinds, marketEventsPath } from '#contract/words.ts'
import { keepStream } from './keep-stream.ts'

interface Follower {
  onEvent: (event: MarketEvent) => void
  /** Events may have been missed: the tab was in the background, or the network was down. */
  onGap: () => void
}

/** Subscribes to market events, filtered by the feed's query `ask`. Returns a function that stops it. */
export function followMarket(ask: string, { onEvent, onGap }: Follower): () => void {
  const tell = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as MarketEvent)
  const hears = Object.fromEntries(marketEventKinds.map((kind) => [kind, tell]))
  return keepStream({ url: `${marketEventsPath}?${ask}`, hears: { ...hears, reset: onGap }, onReopen: onGap })
}
