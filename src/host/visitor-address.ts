import { isWithin, type Network, readAddress } from '#lib/network-address.ts'

/**
 * The visitor's address, for limits and logs: the socket's or, if that is one of the market's own proxies, the last
 * forwarded address that is not a proxy of ours. Anything before it could be forged.
 */
export function visitorAddress(options: {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  proxies: readonly Network[]
}): string {
  const { socketAddress, forwardedFor = '', proxies } = options
  let address = readAddress(socketAddress) ?? 'unknown'
  const chain = forwardedFor.split(',')
  while (chain.length > 0 && isWithin(address, proxies)) {
    const before = readAddress(chain.pop())
    if (before === undefined) break
    address = before
  }
  return address
}
