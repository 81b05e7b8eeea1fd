import { expect, test, vi } from 'vitest'
import { answerPurchasesExport } from './export-purchases.server.ts'

const callUpstream = vi.hoisted(() => vi.fn())
vi.mock('#upstream/call-upstream.ts', () => ({ callUpstream }))

test('S2.8 the file has the purchases in the order of the page that it is downloaded from', async () => {
  const page = { items: [], next_cursor: null, total: 0 }
  callUpstream.mockResolvedValueOnce({ ok: true, data: { ...page, next_cursor: 'next' } })
  callUpstream.mockResolvedValueOnce({ ok: true, data: page })
  const address = 'https://market.test/inventory/purchase_history/export.csv?state=cancelled&sort=price_asc'
  await (await answerPurchasesExport(new Request(address))).text()
  const asked = { role: 'buyer', states: ['cancelled'], sort: 'price_asc', page_size: 100 }
  expect(callUpstream.mock.calls.map(([, input]) => input)).toEqual([
    { ...asked, cursor: undefined },
    { ...asked, cursor: 'next' },
  ])
})
