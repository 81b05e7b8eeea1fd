import { createFileRoute } from '@tanstack/react-router'
import { platformAnswer } from '#features/preparation/platform-answer.ts'
import { SteamReturnPage } from '#features/preparation/steam-return-page.tsx'
import * as m from '#paraglide/messages.js'

/** Where the platform redirects the browser back to. Serves both page sets: phones are led on from here. */
export const Route = createFileRoute('/pc/steam/return')({
  // Typed loosely: an index signature here would loosen the search of every page.
  validateSearch: (raw: Record<string, unknown>): { state?: string } => platformAnswer(raw),
  head: () => ({
    meta: [{ title: `${m.preparation_return_title()} · ${m.app_name()}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <SteamReturnPage params={platformAnswer(Route.useSearch())} />
}
