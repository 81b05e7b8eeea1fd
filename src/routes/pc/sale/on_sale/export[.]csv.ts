import { createFileRoute } from '@tanstack/react-router'

/** My listings as a price list. Who is not signed in is led to their page, which asks for that. */
export const Route = createFileRoute('/pc/sale/on_sale/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerPricesExport } = await import('#features/selling/on-sale/export-prices.server.ts')
        return answerPricesExport(request)
      },
    },
  },
})
