import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { holdPresses, repeatPress } from '#lib/browser/late-press.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { firstInteraction } from '#lib/browser/first-interaction.ts'

const isServer = typeof document === 'undefined'

/** Whether this page was rendered by the server, as opposed to reached by client-side navigation. */
function isAsServed(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  return served !== undefined && new URL(served.name, location.href).pathname === location.pathname
}

/** Repeats the press that brought its content to life. */
function Repeating({ children }: { children: ReactNode }) {
  useEffect(repeatPress, [])
  return children
}

/** A part of a page that is complete as server-rendered: its code is fetched on the user's first interaction. The
 * server and client-side navigation await `load` first, so that the part renders with the rest and causes no layout
 * shift. */
export function partOnUse<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => {
    if (isServer || !isAsServed()) return loadOnline(fetchPart)
    holdPresses()
    await firstInteraction()
    const { default: Loaded } = await loadOnline(fetchPart)
    return {
      default: (props: Props) => (
        <Repeating>
          <Loaded {...props} />
        </Repeating>
      ),
    }
  })
  function Part(props: Props) {
    // Decided once: a hydrated part keeps its component.
    const [Loaded] = useState(() => loaded)
    if (Loaded && !isServer) return <Loaded {...props} />
    const Now = Loaded ?? Lazy
    // The server always renders the Suspense boundary, because its page is still to be hydrated.
    return (
      <Suspense fallback={fallback}>
        <Now {...props} />
      </Suspense>
    )
  }
  const load = async () => {
    loaded = (await fetchPart()).default
  }
  // Memoized so that no update reaches the part before it is hydrated.
  return [memo(Part), load] as const
}
