import { usePageFacts } from './use-page-facts.ts'
import { toPublic } from './rewrite.ts'

/** Writes addresses of plain links: a route path as this visitor's browser asks for it. A page that only one of the two sets has
 * keeps its prefix for visitors of the other. */
export function usePublicPath(): (routePath: string) => string {
  const { device } = usePageFacts()
  return (routePath) => toPublic(routePath, device)
}
