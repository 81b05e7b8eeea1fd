import type { QueryClient } from '@tanstack/react-query'
import * as m from '#paraglide/messages.js'
import { catalogueMeta, root } from './catalogue-head.ts'
import { kindsQuery, newestContainersQuery } from './queries.ts'

/** Loads the first page of the catalogue and returns its head. */
export async function loadCatalogueIndex(client: QueryClient, origin: string) {
  const newest = newestContainersQuery()
  await Promise.all([client.ensureQueryData(kindsQuery()), client.prefetchQuery(newest)])
  const containers = client.getQueryData(newest.queryKey)?.items ?? []
  return catalogueMeta({
    origin,
    name: m.catalogue_title(),
    path: root,
    description: m.catalogue_text(),
    image: containers[0]?.image,
    items: containers.map(({ key, name }) => ({ name, path: `${root}/containers/${key}` })),
  })
}
