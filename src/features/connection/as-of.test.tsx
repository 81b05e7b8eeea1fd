import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { AsOf, type AsOfProps } from './as-of.tsx'

const said = (query: AsOfProps['query']) => renderToStaticMarkup(<AsOf query={query} />).replaceAll(/<[^>]+>/g, '')
const dataUpdatedAt = Date.UTC(2026, 10, 6, 14, 32)
const offline = new UpstreamError({ kind: 'offline', isWrite: false })

test('what could not be refetched says how old it is, and whether that is the network', () => {
  expect(said({ data: [], error: offline, dataUpdatedAt })).toMatch(
    /^You are offline\. Shown as of 6 Nov 2026, \d\d:32\.$/,
  )
  const away = new UpstreamError({ kind: 'http', status: 502 })
  expect(said({ data: [], error: away, dataUpdatedAt })).toMatch(/^Shown as of 6 Nov 2026, \d\d:32\.$/)
})

test('current data, or none at all, shows no age', () => {
  expect(said({ data: [], error: null, dataUpdatedAt })).toBe('')
  expect(said({ data: undefined, error: offline, dataUpdatedAt: 0 })).toBe('')
})
