import type { QueryClient } from '@tanstack/react-query'
import { agreementsQuery, documentQuery, helpTypesQuery, type DocumentKind } from './queries.ts'

const quiet = { meta: { quiet: true } }

/** For the guard `doc`: the names of what is published, in the order in which it is read. */
export async function publishedNames(queryClient: QueryClient, kind: DocumentKind): Promise<readonly string[]> {
  if (kind === 'agreement') {
    const agreements = await queryClient.ensureQueryData({ ...agreementsQuery(), ...quiet })
    return agreements.map(({ name }) => name)
  }
  const types = await queryClient.ensureQueryData({ ...helpTypesQuery(), ...quiet })
  return types.flatMap(({ pages }) => pages.map(({ help_id }) => help_id))
}

/** What the guard has let in; answers the title for the page's head. Without a name nothing is published, and there is none. */
export async function loadDocument(queryClient: QueryClient, kind: DocumentKind, name: string | undefined) {
  if (name === undefined) return undefined
  return (await queryClient.ensureQueryData({ ...documentQuery(kind, name), ...quiet })).title
}
