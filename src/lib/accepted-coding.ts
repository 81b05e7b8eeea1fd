export type Coding = 'br' | 'gzip'

/** The better of the codings that an `Accept-Encoding` names. */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : undefined
}
