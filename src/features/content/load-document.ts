import type { QueryClient } from '@tanstack/react-query'
import { agreementsQuery, documentQuery, helpTypesQuery, type DocumentKind } from './queries.ts'

const quiet = { meta: { quiet: true } }

/** For the guard `doc`: the names of the published texts, in reading order. */
export async function publishedNames(queryClient: QueryClient, kind: DocumentKind): Promise<readonly string[]> {
  if (kind === 'agreement') {
    const agreements = await queryClient.ensureQueryData({ ...agreementsQuery(), ...quiet })
    return agreements.map(({ name }) => name)
  }
  const types = await queryClient.ensureQueryData({ ...helpTypesQuery(), ...quiet })
  return types.flatMap(({ pages }) => pages.map(({ help_id }) => help_id))
}

/** Loads the text that the guard admitted and returns the title for the page's head. Without a name nothing is
 * published, and there is no title. */
export async function loadDocument(queryClient: QueryClient, kind: DocumentKind, name: string | undefined) {
  if (name === undefined) return undefined
  return (await queryClient.ensureQueryData({ ...documentQuery(kind, name), ...quiet })).title
}
