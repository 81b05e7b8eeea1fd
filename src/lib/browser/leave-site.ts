const allowed = new Set(['http:', 'https:'])

/**
 * S2.15 The only way off the market: a full navigation to an address that the exchange issued for this purpose, such as
 * the platform's sign-in. Links to other sites from elsewhere are dropped where they are read.
 * @throws for anything but a web address: a script, a file, a bare word
 */
export function leaveSite(address: string, go: (href: string) => void = (href) => location.assign(href)) {
  const url = URL.parse(address)
  if (!url || !allowed.has(url.protocol)) throw new Error('Not an address that the market leads to')
  go(url.href)
}
