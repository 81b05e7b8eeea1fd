/** The address of the visitor, for limits and logs. This program speaks plain HTTP: a market whose public address is https has a
 * proxy of its own before it, and the last entry of what that proxy forwards is true. Without one, only the socket is. */
export function visitorAddress(options: {
  socketAddress: string | undefined
  forwardedFor: string | null
  publicUrl: string
}): string {
  const { socketAddress = 'unknown', forwardedFor, publicUrl } = options
  const last = forwardedFor?.split(',').at(-1)?.trim()
  return publicUrl.startsWith('https://') && last ? last : socketAddress
}
