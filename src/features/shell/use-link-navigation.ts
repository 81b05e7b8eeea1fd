import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageExistsIn, redirectHref } from '#device/redirect.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { innerLink, linkOf, targetOf } from '#features/navigation/link-navigation.ts'

/** How long the pointer rests on a link before its page is prefetched, in ms. */
const restDelay = 60

/**
 * React keeps clicks on a part that is not hydrated yet from everybody but the window, before it. Nothing else handles
 * them there, so links in a part that stays that way until it is used are followed at once.
 */
const isAsleep = (link: Element) => link.closest('[data-asleep]') !== null

/**
 * Turns plain links into router navigations, with one listener for the whole document, and prefetches a page when its
 * link is hovered or focused. A grid of cards can thus use plain `<a>` elements, which cost the server a fifth less
 * than `Link`. S2.20 A link to a page that only the other set has, e.g. in an operator's notice, leads where a request
 * for it would be redirected.
 */
export function useLinkNavigation() {
  const router = useRouter()
  const { device } = usePageFacts()
  useEffect(() => {
    const exists = pageExistsIn(router)
    const own = (href: string | undefined) => href && redirectHref(href, device, exists)
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (event: MouseEvent) => {
      const href = own(innerLink(event))
      if (!href) return
      event.preventDefault()
      void router.navigate({ href })
    }
    const followAsleep = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link && isAsleep(link)) follow(event)
    }
    const fetchAhead = (event: Event) => {
      const link = linkOf(event)
      const href = link ? own(targetOf(link)) : undefined
      clearTimeout(timer)
      if (!href) return
      // The router accepts an href here as `navigate` does; only its types lack it.
      const ahead = { href } as unknown as Parameters<typeof router.preloadRoute>[0]
      // A failed prefetch surfaces when the page is opened.
      timer = setTimeout(() => void router.preloadRoute(ahead).catch(() => {}), restDelay)
    }
    document.addEventListener('click', follow)
    window.addEventListener('click', followAsleep, true)
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', follow)
      window.removeEventListener('click', followAsleep, true)
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [router, device])
}
