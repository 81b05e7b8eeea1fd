export interface Untested {
  name: string
  lacks: 'sees it succeed' | 'sees it refuse'
}

/** Returns the calls that the log (`<name> <code>` per line) never saw succeed, or never saw refuse. A defect (5xxxxx)
 * counts as neither. */
export function findUntested(names: readonly string[], log: readonly string[]): Untested[] {
  const succeeded = new Set<string>()
  const refused = new Set<string>()
  for (const line of log) {
    const [name = '', code] = line.split(' ')
    if (code === '0') succeeded.add(name)
    else if (Number(code) < 500_000) refused.add(name)
  }
  return names.flatMap((name) => [
    ...(succeeded.has(name) ? [] : [{ name, lacks: 'sees it succeed' as const }]),
    ...(refused.has(name) ? [] : [{ name, lacks: 'sees it refuse' as const }]),
  ])
}
