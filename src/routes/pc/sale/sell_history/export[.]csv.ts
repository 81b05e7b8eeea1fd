import { createFileRoute } from '@tanstack/react-router'

/** The sales as a file. Who is not signed in is led to their page, which asks for that. */
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
