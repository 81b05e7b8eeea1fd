import { createFileRoute } from '@tanstack/react-router'

/** A log of the wallet as a file. Who is not signed in is led to the wallet's own page, which asks for that. */
export const Route = createFileRoute('/pc/wallet_/export.csv')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { answerExport } = await import('#features/wallet/logs/answer-export.server.ts')
        return answerExport(request)
      },
    },
  },
})
