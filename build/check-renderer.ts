import { createElement, lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { hasUnfinishedBoundary } from '../src/pages/unfinished-boundary.ts'

const never = lazy(() => new Promise<never>(() => undefined))
const rendered = (part: Parameters<typeof createElement>[0]) =>
  createElement(Suspense, { fallback: '' }, createElement(part))

/** Checks React's mark of unfinished boundaries, by which the site decides whether a page can be rendered to a single
 * string. With a React that marks them differently the build fails: it would send out unfinished pages. */
export const checkRenderer = (render: typeof renderToString = renderToString): Plugin => ({
  name: 'amber:check-renderer',
  apply: 'build',
  buildStart() {
    const isKnown = hasUnfinishedBoundary(render(rendered(never))) && !hasUnfinishedBoundary(render(rendered('p')))
    if (!isKnown) this.error('React no longer marks unfinished boundaries as src/pages/unfinished-boundary.ts expects')
  },
})
