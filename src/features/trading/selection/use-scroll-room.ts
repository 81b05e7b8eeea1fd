import { useEffect, useRef } from 'react'

/** Between what gets the focus and the element below it, in px: a row's checkbox stands in its middle, and all of the row is to be seen. */
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
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${parseFloat(getComputedStyle(element).bottom) + element.offsetHeight + space}px`
      const focused = document.activeElement
      // Who clicks sees what they click, and the page is not to move under the next click.
      if (focused?.matches(':focus-visible') && !element.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return part
}
