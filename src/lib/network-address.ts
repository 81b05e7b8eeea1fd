import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
/** An address and its prefix length in bits. */
export type Network = readonly [Address, number]

/** Addresses with a port, as written by proxies: `1.2.3.4:80`, `[::1]:80`, `[::1]`. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

function parse(text: string): Address | undefined {
  const [, six, four] = withPort.exec(text.trim()) ?? []
  const bare = (six ?? four ?? text.trim()).replace(/%.*$/, '')
  // Octal, hexadecimal and shortened IPv4 spellings come only from attackers.
  const isAddress = bare.includes(':') ? ipaddr.IPv6.isValid(bare) : ipaddr.IPv4.isValidFourPartDecimal(bare)
  return isAddress ? ipaddr.process(bare) : undefined
}

/** Normalises an address: no port or zone, IPv4-mapped IPv6 as IPv4. Undefined if it is not an address. */
export function readAddress(text: string | null | undefined): string | undefined {
  return text ? parse(text)?.toString() : undefined
}

/**
 * The unit of rate limits: an IPv4 address, or the /64 of an IPv6 one, since a single household has all of its 2^64
 * addresses.
 */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? 'unknown'
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

/** Parses `10.0.0.0/8` or a single address. Undefined for anything else. */
export function readNetwork(text: string): Network | undefined {
  if (!text.includes('/')) {
    const address = parse(text)
    return address && [address, address instanceof ipaddr.IPv6 ? 128 : 32]
  }
  const isNetwork = text.includes(':') ? ipaddr.IPv6.isValidCIDR(text) : ipaddr.IPv4.isValidCIDRFourPartDecimal(text)
  return isNetwork ? ipaddr.parseCIDR(text) : undefined
}

export function isWithin(address: string, networks: readonly Network[]): boolean {
  const parsed = parse(address)
  return networks.some(([network, bits]) => parsed?.kind() === network.kind() && parsed.match(network, bits))
}
