import { createServerEntry } from '@tanstack/react-start/server-entry'
import { redirectToOwnSet } from '#device/redirect.server.ts'
import { inAskedLanguage, leadOnInAskedLanguage } from '#i18n/asked-language.ts'
import { inVisitorsTerms } from '#i18n/visitor.server.ts'
import { answerUnsafePath } from '#security/unsafe-path.ts'
import { isCrossSiteWrite, refuseCrossSite } from '#security/origin.ts'
import { isExchangePath } from '#upstream/exchange-paths.ts'
import { isHosted, siteHost } from '#upstream/site-host.ts'
import { withSession } from '#upstream/with-session.ts'
import { guard } from './edge-guard.server.ts'
import { installFile } from './install-files.server.tsx'
import { answerPage } from './pages/answer-page.server.ts'

/** The site as one web handler for any runtime: our own host, Vite's dev server or an edge runtime. */
export default createServerEntry({
  fetch(request) {
    const isSecure = siteHost().publicUrl?.startsWith('https://') ?? false
    return isHosted() ? answer(request) : guard(request, isSecure, answer)
  },
})

function answer(request: Request): Response | Promise<Response> {
  const odd = answerUnsafePath(request)
  if (odd) return odd
  // Browsers reach the exchange's pictures and callbacks under the market's address.
  if (isExchangePath(new URL(request.url).pathname)) {
    return isCrossSiteWrite(request, siteHost()) ? refuseCrossSite() : siteHost().fetch(withSession(request))
  }
  const file = installFile(request)
  if (file) return inVisitorsTerms(inAskedLanguage(request), file)
  const own = redirectToOwnSet(request)
  if (own) return own
  const asked = inAskedLanguage(request)
  if (asked === request) return inVisitorsTerms(request, () => answerPage(request))
  return inVisitorsTerms(asked, async () => leadOnInAskedLanguage(request, await answerPage(asked)))
}
