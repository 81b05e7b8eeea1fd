import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PendingView } from '#features/shell/pages/pending-view.tsx'
import { routeParts } from './route-parts.tsx'

const plain = renderToStaticMarkup(createElement(PendingView))

test('S2.14 a placeholder whose code is missing is the plain one', async () => {
  const { pendingComponent } = routeParts(() => Promise.reject(new Error('offline')))
  await pendingComponent.preload()
  expect(renderToStaticMarkup(createElement(pendingComponent))).toBe(plain)
})

test('S2.14 the plain placeholder stands in for a page’s own until its code has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Parameters<typeof routeParts>[0]>>>()
  const { pendingComponent } = routeParts(() => promise)
  expect(renderToStaticMarkup(createElement(pendingComponent))).toContain(plain)
  resolve({ loader: () => {}, component: () => 'Page', pendingComponent: () => 'Its own' })
  await pendingComponent.preload()
  expect(renderToStaticMarkup(createElement(pendingComponent))).toBe('Its own')
})
