import { useEffect, useState } from 'react'

/** How far from the screen something is near it. */
const margin = '400px 0px'

/** Whether the rows from the first to the last one, which are found by `data-row`, are on the screen or near it. They have to be fewer
 * than fit there. */
export function useIsNear(firstId: string | undefined, lastId: string | undefined): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const ends = [firstId, lastId].flatMap((id) => document.querySelector(`[data-row="${id}"]`) ?? [])
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setNear(seen.size > 0)
      },
      { rootMargin: margin },
    )
    for (const end of ends) observer.observe(end)
    return () => observer.disconnect()
  }, [firstId, lastId])
  return isNear
}
