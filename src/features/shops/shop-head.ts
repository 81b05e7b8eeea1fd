import { canonicalOf, pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'
import type { Shop } from './shop-record.tsx'

/** The head of a shop's page, for either page set, with its type as structured data. */
export function shopMeta({ shop_id, name, owner }: Shop, origin: string) {
  const called = name ?? owner.nickname
  const path = `/shop/${shop_id}`
  const description = m.shops_description({ name: called })
  const url = canonicalOf(origin, path)
  const { meta, links } = pageMeta({
    origin,
    path,
    title: `${name ?? m.shops_title({ name: owner.nickname })} · ${m.app_name()}`,
    description,
  })
  // The router renders it as structured data, but its types know only the attributes of a meta element.
  const data: object = {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      name: called,
      description,
      url,
      mainEntity: {
        '@type': 'Person',
        identifier: shop_id,
        name: called,
        url,
        ...(owner.avatar && { image: new URL(owner.avatar, `${origin}/`).href }),
      },
    },
  }
  return { meta: [...meta, data], links }
}
