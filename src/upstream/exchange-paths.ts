/** What the exchange answers under the market's own address: its calls, its pictures, its simulators and how it fares. */
const exchangePaths = /^\/(?:api|art|simulators)\/|^\/(?:healthz|readyz)$/

export const isExchangePath = (pathname: string) => exchangePaths.test(pathname)
