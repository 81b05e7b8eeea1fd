import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { NotFoundView } from './not-found-view.tsx'

test('S2.14 an unknown address is named as it was asked for', async () => {
  const markup = await drawn(new QueryClient(), <NotFoundView />, '/mobile/no/such/page?x=1')
  expect(markup).toContain('>Page not found: /mobile/no/such/page<')
  expect(markup).toContain('<title>Page not found: /mobile/no/such/page</title>')
})

test('S2.14 a missing object is named, with a way to the others', async () => {
  const words = {
    title: 'There is no such order',
    text: 'Wrong number',
    link: { to: '/pc/orders', label: 'All orders' },
  }
  const markup = await drawn(new QueryClient(), <NotFoundView words={words} />)
  expect(markup).toContain('There is no such order')
  expect(markup).toMatch(/<a[^>]* href="[^"]*\/orders"[^>]*>(<[^>]+>)*All orders/)
})
