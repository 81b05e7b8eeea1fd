/** What a page tells the service worker about itself. */
export interface ShownPage {
  /** Path and search. */
  address: string
  /** When it was opened, in ms since the epoch: a document kept since then is the one on the screen. */
  since: number
  /** The build's files that the page has loaded so far. */
  assets: string[]
}
