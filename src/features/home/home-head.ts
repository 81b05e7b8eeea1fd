import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const homeHead = (origin: string) =>
  pageMeta({
    origin,
    path: '/',
    title: m.home_title({ name: m.app_name() }),
    // Only for server rendering, or every page's bundle would contain the text.
    description: import.meta.env.SSR ? m.home_description() : undefined,
  })
