import { createElement, lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { hasUnfinishedBoundary } from '../src/pages/unfinished-boundary.ts'

const never = lazy(() => new Promise<never>(() => undefined))
const rendered = (part: Parameters<typeof createElement>[0]) =>
  createElement(Suspense, { fallback: '' }, createElement(part))

/** Pages are rendered to one string unless something in them is still to come, which React's mark tells. A build on a React that
 * marks it otherwise fails: it would send pages out unfinished. */
export const checkRenderer = (render: typeof renderToString = renderToString): Plugin => ({
  name: 'amber:check-renderer',
  apply: 'build',
  buildStart() {
    const isKnown = hasUnfinishedBoundary(render(rendered(never))) && !hasUnfinishedBoundary(render(rendered('p')))
    if (!isKnown) this.error('React no longer marks unfinished boundaries as src/pages/unfinished-boundary.ts expects')
  },
})
