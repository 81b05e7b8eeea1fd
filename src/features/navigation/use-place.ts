import { useRouter, useRouterState } from '@tanstack/react-router'
import { stripPrefix } from '#device/rewrite.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { existing, isCurrent, type SectionLink } from './sections.ts'

/** Where the visitor is, as the shell's navigation needs it. */
export function usePlace() {
  const { routesByPath } = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // The visitor's own page set, not that of the page: the other set's pages keep their prefix in every address.
  const { device } = usePageFacts()
  const path = stripPrefix(pathname)
  return {
    path,
    device,
    /** The links whose page there is, each with whether it is the current one. */
    links: (links: readonly SectionLink[]) =>
      existing(links, device, routesByPath).map((link) => ({
        path: link.path,
        href: link.href,
        label: link.label(),
        isCurrent: isCurrent(link, path),
      })),
    /** The address of a page, undefined when there is none. */
    find: (target: string) => existing([{ path: target }], device, routesByPath)[0]?.href,
  }
}
