import { useEffect, useState, type RefObject } from 'react'

/** Becomes true, and stays true, once the element has scrolled into view by more than its edge. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isInView) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true)
      },
      { rootMargin: '0px 0px -72px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isInView])
  return isInView
}
