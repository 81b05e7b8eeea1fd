export type Coding = 'br' | 'gzip'

/** The best supported coding in an `Accept-Encoding` header. */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : undefined
}
