import { isWithin, type Network, readAddress } from '#lib/network-address.ts'

/**
 * The address of the visitor, for limits and logs: the socket's, or where that is one of the market's own proxies, the last that
 * the chain of proxies has not written about itself. What stands before that anybody may have written.
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
