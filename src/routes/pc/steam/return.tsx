import { createFileRoute } from '@tanstack/react-router'
import { platformAnswer } from '#features/preparation/platform-answer.ts'
import { SteamReturnPage } from '#features/preparation/steam-return-page.tsx'
import * as m from '#paraglide/messages.js'

/** Where the platform sends the browser back to. Both page sets: a phone is led on to it here. */
export const Route = createFileRoute('/pc/steam/return')({
  // Named loosely: an index signature here would loosen every page's search.
  validateSearch: (raw: Record<string, unknown>): { state?: string } => platformAnswer(raw),
  head: () => ({
    meta: [{ title: `${m.preparation_return_title()} · ${m.app_name()}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <SteamReturnPage params={platformAnswer(Route.useSearch())} />
}
