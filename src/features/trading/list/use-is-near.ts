import { useEffect, useRef, useState } from 'react'
import { useIsHydrating } from '#design/ui/use-is-hydrating.ts'

/** How far from the viewport still counts as near. */
const margin = '200px 0px'

type Hear = (isNear: boolean) => void

const heard = new WeakMap<Element, Hear>()
let observer: IntersectionObserver | undefined

/** One observer for all parts: every additional one would compute the viewport again on each frame. */
function observe(part: Element, hear: Hear) {
  const own = (observer ??= new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) heard.get(target)?.(isIntersecting)
    },
    { rootMargin: margin },
  ))
  heard.set(part, hear)
  own.observe(part)
  return () => own.unobserve(part)
}

/**
 * Whether a part of a list is on or near the screen, and whether it ever was. Until known, it counts as near, and
 * server-rendered parts count as seen, so that hydration removes nothing.
 */
export function useIsNear<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const [hasBeen, setHasBeen] = useState(useIsHydrating())
  const [isNear, setNear] = useState(true)
  useEffect(() => {
    if (!part.current) return undefined
    return observe(part.current, (now) => {
      setNear(now)
      if (now) setHasBeen(true)
    })
  }, [])
  return { part, isNear, hasBeen }
}
