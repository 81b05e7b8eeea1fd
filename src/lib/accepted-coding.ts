export type Coding = 'br' | 'gzip'

/** The best supported coding in an `Accept-Encoding` header; one with `q=0` is refused. */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  const codings = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((coding) => codings.includes(coding))
}
