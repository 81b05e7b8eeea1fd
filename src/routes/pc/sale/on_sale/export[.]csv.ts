import { createFileRoute } from '@tanstack/react-router'

/** The seller's listings as a price list. Visitors are redirected to the listings page, which asks them to sign in. */
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
