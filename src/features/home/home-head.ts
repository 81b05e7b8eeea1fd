import { pageMeta } from '#lib/page-meta.ts'
import * as m from '#paraglide/messages.js'

export const homeHead = (origin: string) =>
  pageMeta({
    origin,
    path: '/',
    siteName: m.app_name(),
    title: m.home_title({ name: m.app_name() }),
    description: m.home_description(),
  })
