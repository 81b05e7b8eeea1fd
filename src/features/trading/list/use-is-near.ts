import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How far from the screen something is near it. */
const margin = '200px 0px'

type Hear = (isNear: boolean) => void

const heard = new WeakMap<Element, Hear>()
let observer: IntersectionObserver | undefined

/** One for all parts: each of its own would work out anew with every frame where the screen is. */
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

const never = () => () => {}

/** Whether a part of a list is on the screen or near it, as it is taken to be until that is known, and whether it has ever been. Of
 * what the server has sent nobody is to be shown less. */
export function useIsNear<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [hasBeen, setHasBeen] = useState(isServed)
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
