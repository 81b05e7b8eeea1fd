/** The origin of the address that people open; undefined if that is more, or less, than scheme, host and port. */
export function publicOriginOf(address: string): string | undefined {
  const url = URL.parse(address)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === address.replace(/\/$/, '')
  return isOrigin ? url.origin : undefined
}

/** Whether sessions and money would travel to this address in the clear. Nothing does within one machine. */
export function isUnencrypted(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && !/^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(url.hostname)
}
