import { useEffect, useRef } from 'react'

/** Room between the focused control and the bar below it, in px: a row's checkbox stands in its middle, and the whole row must show. */
const space = 24

/**
 * Keeps what gets the focus clear of an element that sticks to the foot of the window, however high that is (WCAG 2.4.11): nothing
 * scrolls to a place behind it. What somebody has the focus on as it rises is brought out from under it.
 */
export function useScrollRoom<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (!element) return
    const { style } = document.documentElement
    const makeRoom = () => {
      style.scrollPaddingBottom = `${parseFloat(getComputedStyle(element).bottom) + element.offsetHeight + space}px`
      const focused = document.activeElement
      // After a click the page must not move under the next one.
      if (focused?.matches(':focus-visible') && !element.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    }
    let frame = 0
    const later = (act: () => void) => {
      cancelAnimationFrame(frame)
      // With the next frame: in this one the whole page, thousands of rows perhaps, would be laid out again.
      frame = requestAnimationFrame(act)
    }
    const observer = new ResizeObserver(() => later(makeRoom))
    later(() => observer.observe(element))
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return part
}
