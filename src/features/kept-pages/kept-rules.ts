/** The page that is shown in place of one that is not kept. */
export const offlinePath = '/offline'

/** Own orders, bought and sold, tasks and bookmarks. Only the desktop set has them; on a phone their path says so. */
const keptPath = /^(?:\/pc)?\/(?:(?:inventory\/to_receive|sale\/to_delivery)(?:\/[\w-]+)?|tasks|collect)$/

/** Whether a page is kept for reading offline. One in the language of its address is for crawlers. */
export const isKept = ({ pathname, searchParams }: URL): boolean => keptPath.test(pathname) && !searchParams.has('lang')

/** The same page under the path of the other page set, as the server redirects to the one that has it. */
export const twinOf = (address: string): string =>
  address.startsWith('/pc/') ? address.slice('/pc'.length) : `/pc${address}`

/** Files of a build, named by their content: they never change. */
const asset = /^\/(?:assets|fonts)\/[\w./-]+$/
export const isAsset = (pathname: string): boolean => asset.test(pathname)

/** The build's files that a page's document names: its styles, font and scripts. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/(?:assets|fonts)\/[\w./-]+)"/g)].map(([, path]) => path!)),
]

/** Only a page as asked for is kept: no refusal, no failure, and not where a redirect led. */
export const mayKeep = ({ status, redirected, type }: Pick<Response, 'status' | 'redirected' | 'type'>): boolean =>
  status === 200 && !redirected && type === 'basic'

/** A document without the time of its rendering, which the page would take for the market's time now. */
export const asKept = (html: string): string => html.replace(/(<html[^>]*) data-now="\d+"/, '$1')

export interface KeptPage {
  /** Path and search. */
  address: string
  /** When it was answered, in ms since the epoch. */
  at: number
  /** The build's files that it needs. */
  assets: readonly string[]
}

/** Documents kept at most. */
const most = 30

/** Sorts kept pages into those to keep, latest first, and the addresses of those that are too many. */
export function bounded<Page extends KeptPage>(pages: readonly Page[]): { kept: Page[]; gone: string[] } {
  const latest = pages.toSorted((a, b) => b.at - a.at)
  return { kept: latest.slice(0, most), gone: latest.slice(most).map(({ address }) => address) }
}
