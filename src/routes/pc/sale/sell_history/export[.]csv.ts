import { createFileRoute } from '@tanstack/react-router'

/** The sales as a file. Visitors are redirected to the sales page, which asks them to sign in. */
export const Route = createFileRoute('/pc/sale/sell_history/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerSalesExport } = await import('#features/selling/history/export-sales.server.ts')
        return answerSalesExport(request)
      },
    },
  },
})
