import { replaceEqualDeep, useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { stripPrefix } from '#device/rewrite.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { useAskedSearch } from './use-asked-search.ts'

/** Keep it outside of components: a new one is a new page. */
interface SearchPage<Search> {
  read: (raw: Record<string, unknown>) => Search
  hrefOf: (path: string, search: Search) => string
}

/**
 * The search of a page whose controls answer at once: `asked` is what they say, and changes with the press itself. The address follows
 * once that has been painted, for the way there takes many times as long. `path` is the page's, without a device; `shown` is what it
 * shows by now.
 */
export function useQuickSearch<Search extends object>(
  path: string,
  { read, hrefOf }: SearchPage<Search>,
  shown: Search,
) {
  const router = useRouter()
  const followed = useAskedSearch(path, read, shown)
  const [ahead, setAhead] = useState<Search | null>(null)
  const asked = ahead ?? followed
  // Two presses may come before the first of them is rendered.
  const latest = useRef(asked)
  useLayoutEffect(() => {
    latest.current = asked
  }, [asked])
  const go = useCallback(
    (step: (asked: Search) => Search, replace = false) => {
      // Parts of it that stay the same keep their identity.
      const next = replaceEqualDeep(latest.current, step(latest.current))
      latest.current = next
      setAhead(next)
      const place = router.latestLocation
      const arrive = () => setAhead((last) => (last === next ? null : last))
      afterPaint(() => {
        // Who has gone elsewhere since the press is left alone.
        const now = router.latestLocation
        if (now !== place && stripPrefix(now.pathname) !== path) return arrive()
        return void router.navigate({ href: hrefOf(path, next), replace }).finally(arrive)
      })
    },
    [router, path, hrefOf],
  )
  return { asked, go }
}
