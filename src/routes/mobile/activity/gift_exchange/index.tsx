import { createFileRoute } from '@tanstack/react-router'
import { GiftExchangePage } from '#features/activities/gift-exchange-page.tsx'
import { loadGiftExchange } from '#features/activities/load-gift-exchange.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/activity/gift_exchange/')({
  staticData: { layout: 'appuse' },
  loader: ({ context }) => loadGiftExchange(context.queryClient),
  head: () => ({ meta: [{ title: `${m.activities_exchange()} · ${m.app_name()}` }] }),
  component: GiftExchangePage,
})
