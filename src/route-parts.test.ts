import { expect, test } from 'vitest'
import { PendingView } from '#features/shell/pages/pending-view.tsx'
import { routeParts } from './route-parts.ts'

test('S2.14 a placeholder whose code is missing is the plain one', async () => {
  const { pendingComponent } = routeParts(() => Promise.reject(new Error('offline')))
  await pendingComponent.preload?.()
  expect(pendingComponent({})).toMatchObject({ type: PendingView })
})
