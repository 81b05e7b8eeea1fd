import { useEffect, useState } from 'react'

/**
 * Whether a chunk is there; loads it as soon as it is wanted. Unlike a `Suspense` this holds nothing up: while any update
 * waits for code, React hydrates no further part of the page.
 *
 * @param load - The loader of the `lazy` component, from `onceOnline`.
 */
export function useLoaded(load: () => Promise<unknown>, isWanted = true): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const tell = () => {
      if (!isGone) setLoaded(true)
    }
    // What failed to load has asked for a reload already.
    load().then(tell, () => {})
    return () => {
      isGone = true
    }
  }, [load, isWanted])
  return isLoaded
}
