import { useEffect, useRef } from 'react'

/**
 * Room between the focused control and the bar below, in px: a row's checkbox is in its middle, and the whole row must
 * show.
 */
const space = 24

/**
 * Keeps the focused control clear of an element that sticks to the bottom of the window, whatever its height (WCAG
 * 2.4.11): scroll padding keeps scroll targets out from behind it. A control focused when the element appears is
 * scrolled into view. Toasts keep off it, too.
 */
export function useScrollRoom<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (!element) return
    const { style } = document.documentElement
    const makeRoom = () => {
      const room = parseFloat(getComputedStyle(element).bottom) + element.offsetHeight
      style.scrollPaddingBottom = `${room + space}px`
      style.setProperty('--bar-room', `${room}px`)
      const focused = document.activeElement
      // Not after a click: the page must not move under the next one.
      if (focused?.matches(':focus-visible') && !element.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    }
    let frame = 0
    const later = (act: () => void) => {
      cancelAnimationFrame(frame)
      // In the next frame: in this one, the whole page, possibly thousands of rows, would be laid out again.
      frame = requestAnimationFrame(act)
    }
    const observer = new ResizeObserver(() => later(makeRoom))
    later(() => observer.observe(element))
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty('scroll-padding-bottom')
      style.removeProperty('--bar-room')
    }
  }, [])
  return part
}
