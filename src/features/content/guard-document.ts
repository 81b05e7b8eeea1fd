import { guardPage, type DocPage } from '#features/session/guards.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import type { DocumentKind } from './queries.ts'

/** The `beforeLoad` of a page that shows one of the published texts. `at` builds a `redirect()` to one of them. */
export const guardDocument = (page: GuardedPage, kind: DocumentKind, asked: string | undefined, at: DocPage['at']) =>
  guardPage(page, {
    guards: ['doc'],
    doc: {
      asked,
      // Guards are in every visitor's bundle, so the code that this one needs is lazy-loaded.
      published: async () => (await import('./load-document.ts')).publishedNames(page.context.queryClient, kind),
      at,
    },
  })
