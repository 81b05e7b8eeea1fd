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

/** Stubs the browser for a feed: page, connection and streams. `vi.unstubAllGlobals` removes it. */
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
    /** Sends an event through the newest stream. */
    tell: (kind: string, event?: Partial<MarketEvent>) => all.at(-1)!.tell(kind, event),
    /** Answers the newest stream with a status other than 200. */
    refuse: () => {
      all.at(-1)!.close()
      all.at(-1)!.tell('error')
    },
  }
}
