import { vi } from 'vitest'
import type { MarketEvent } from '../../src/contract/market/events.ts'

class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  readonly url: string

  constructor(url: string, all: Stream[]) {
    super()
    this.url = url
    all.push(this)
  }

  close = () => (this.readyState = Stream.CLOSED)

  tell = (kind: string, event: Partial<MarketEvent> = {}) =>
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify({ kind, ...event }) }))
}

class Page extends EventTarget {
  visibilityState = 'visible'

  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A browser as those know it who follow the market: its page, its connection, and the streams that are open. `vi.unstubAllGlobals` takes
 * it away. */
export function openFeedPage() {
  const [page, browser, connection] = [new Page(), new EventTarget(), { onLine: true }]
  const all: Stream[] = []
  vi.stubGlobal(
    'EventSource',
    class extends Stream {
      constructor(url: string) {
        super(url, all)
      }
    },
  )
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', connection)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  return {
    page,
    browser,
    connection,
    open: () => all.filter(({ readyState }) => readyState !== Stream.CLOSED),
    /** By the stream that is open. */
    tell: (kind: MarketEvent['kind'], event: Partial<MarketEvent>) => all.at(-1)!.tell(kind, event),
  }
}
