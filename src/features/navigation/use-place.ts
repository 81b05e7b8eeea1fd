import { useRouter, useRouterState } from '@tanstack/react-router'
import { stripPrefix } from '#device/rewrite.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { existing, isCurrent, type SectionLink } from './sections.ts'

/** The visitor's location, for the shell's navigation. */
export function usePlace() {
  const { routesByPath } = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // The visitor's own page set, not the page's: pages of the other set keep their prefix in every address.
  const { device } = usePageFacts()
  const path = stripPrefix(pathname)
  return {
    path,
    device,
    /** The links whose page exists, each marked if current. */
    links: (links: readonly SectionLink[]) =>
      existing(links, device, routesByPath).map((link) => ({
        path: link.path,
        href: link.href,
        label: link.label(),
        isCurrent: isCurrent(link, path),
      })),
    /** The address of a page; undefined if it does not exist. */
    find: (target: string) => existing([{ path: target }], device, routesByPath)[0]?.href,
  }
}
