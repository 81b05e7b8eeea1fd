/** What the exchange answers under the market's own address: its calls, its pictures, its simulators, what crawlers ask for and how it
 * fares. */
const exchangePaths = /^\/(?:api|art|simulators|sitemaps)\/|^\/(?:healthz|readyz|robots\.txt|sitemap\.xml)$/

export const isExchangePath = (pathname: string) => exchangePaths.test(pathname)
