import { createFileRoute } from '@tanstack/react-router'

/** The purchases as a file. Who is not signed in is led to their page, which asks for that. */
export const Route = createFileRoute('/pc/inventory/purchase_history/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerPurchasesExport } = await import('#features/purchase-history/export-purchases.server.ts')
        return answerPurchasesExport(request)
      },
    },
  },
})
