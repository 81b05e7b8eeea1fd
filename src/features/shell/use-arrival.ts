import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'

/** Milliseconds in which a dialog that ends with its address, or a page with a field for it, takes the focus first. */
const patience = 150

/** Where a person was on a page when they left it. */
interface Place {
  /** The window's scroll position, px. */
  scroll: number
  /** The `href` of the link that had the focus. */
  link: string | null | undefined
}

/**
 * S2.3 Brings a person back to where they were on a page, on the way back: its scroll position and the link that they
 * followed. On a new page, focus that was lost with the link, or the whole page, before goes to the content.
 */
export function useArrival() {
  const router = useRouter()
  useEffect(() => watchArrivals(router), [router])
}

/**
 * The router itself records scroll positions as they change, until the next page is rendered; a short placeholder in
 * between would move the window and be recorded as the old page's position.
 */
function watchArrivals(router: AnyRouter): () => void {
  const left = new Map<string | undefined, Place>()
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      const link = document.activeElement?.closest('main a')?.getAttribute('href')
      if (!isLeaving && fromLocation) left.set(fromLocation.state.__TSR_key, { scroll: scrollY, link })
      isLeaving = true
    }),
    router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
      isLeaving = false
      const place = left.get(toLocation.state.__TSR_key)
      if (place) scrollTo(0, place.scroll)
      clearTimeout(timer)
      // The browser itself puts the focus where a loaded document starts. Who goes back from a page before it has come
      // arrives where they still are.
      if (hrefChanged || place) timer = setTimeout(() => rescueFocus(place && linkTo(place.link)), patience)
    }),
    () => clearTimeout(timer),
  ]
  return () => stops.forEach((stop) => stop())
}

const linkTo = (href: Place['link']) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find((link) => link.getAttribute('href') === href)
