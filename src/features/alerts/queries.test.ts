import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { priceAlertQuery } from './queries.ts'

const { fetchPriceAlert } = vi.hoisted(() => ({ fetchPriceAlert: vi.fn<() => Promise<unknown>>() }))
vi.mock('./price-alerts.functions.ts', () => ({ fetchPriceAlert }))
vi.mock('./saved-searches.functions.ts', () => ({}))
vi.mock('#features/bookmarks/bookmarked.functions.ts', () => ({}))

const alertAt = (target_price: string) => ({ is_bookmarked: true, price_alert: { target_price }, price_now: null })
const answer = (target_price: string) => ({ ok: true, data: alertAt(target_price) })

test('S1.7 the dialog that is opened again waits for the alert as it was saved, and never shows the one before', async () => {
  const client = new QueryClient()
  const open = () => {
    const dialog = new QueryObserver(client, priceAlertQuery({ listing_id: '7' }))
    return { dialog, close: dialog.subscribe(() => {}) }
  }
  fetchPriceAlert.mockResolvedValueOnce(answer('12.00'))
  const first = open()
  await vi.waitFor(() => expect(first.dialog.getCurrentResult().data).toEqual(alertAt('12.00')))

  // It closes once the alert is saved, which cancels its last read.
  const unread = Promise.withResolvers<unknown>()
  fetchPriceAlert.mockReturnValueOnce(unread.promise)
  const readAgain = client.invalidateQueries()
  first.close()
  await readAgain
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(0))

  fetchPriceAlert.mockResolvedValueOnce(answer('11.00'))
  const second = open()
  expect(second.dialog.getCurrentResult()).toMatchObject({ isPending: true, data: undefined })
  await vi.waitFor(() => expect(second.dialog.getCurrentResult().data).toEqual(alertAt('11.00')))
  second.close()
})
