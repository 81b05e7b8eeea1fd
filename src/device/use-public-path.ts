import { usePageFacts } from './use-page-facts.ts'
import { toPublic } from './rewrite.ts'

/**
 * Converts route paths to the public paths of this visitor, for plain links. A page that only one set has keeps its
 * prefix for visitors of the other.
 */
export function usePublicPath(): (routePath: string) => string {
  const { device } = usePageFacts()
  return (routePath) => toPublic(routePath, device)
}
