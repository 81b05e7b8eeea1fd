import { useEffect, useState } from 'react'
import { isOffline } from '#lib/connection.ts'

/** S2.14 Counts down to a full navigation to the home page, until told to stay. Null: nobody is going anywhere. */
export function useLeave(seconds: number) {
  const [left, setLeft] = useState<number | null>(seconds)
  useEffect(() => {
    // On the home page itself it would come round again and again.
    if (left === null || location.pathname === '/') return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      // The browser's own words for a page that it cannot get help nobody.
      else if (isOffline()) setLeft(null)
      else location.assign('/')
    }, 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stay: () => setLeft(null) }
}
