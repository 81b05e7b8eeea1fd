import { firstPaintAfter } from '#features/navigation/first-paint.ts'
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

/** The id of what the home page shows besides its lists: more banners, activities, notices. */
export const homeAsideId = 'home-aside'

/** The desktop's head. The aside decides how high the lead banner beside it is, so the first paint waits for both. */
export function desktopHomeHead(origin: string) {
  const { meta, links } = homeHead(origin)
  return { meta, links: [...links, ...firstPaintAfter(homeAsideId)] }
}
