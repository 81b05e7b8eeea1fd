import { useEffect, useState, type RefObject } from 'react'

/** True from the moment on when the element has come into view, by more than its edge. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '0px 0px -72px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
