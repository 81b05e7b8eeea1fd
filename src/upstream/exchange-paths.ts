/**
 * Paths that the exchange serves under the market's own address: calls, pictures, simulators, crawler files and health.
 */
const exchangePaths = /^\/(?:api|art|simulators|sitemaps)\/|^\/(?:healthz|readyz|robots\.txt|sitemap\.xml)$/

export const isExchangePath = (pathname: string) => exchangePaths.test(pathname)
