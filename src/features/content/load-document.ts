import type { QueryClient } from '@tanstack/react-query'
import { agreementQuery, agreementsQuery, helpQuery, helpTypesQuery } from './queries.ts'

/** For the guard `doc`: the names of what is published, in the order in which it is read. */
export async function publishedAgreements(queryClient: QueryClient) {
  const agreements = await queryClient.ensureQueryData({ ...agreementsQuery(), meta: { quiet: true } })
  return agreements.map(({ name }) => name)
}

export async function publishedHelp(queryClient: QueryClient) {
  const types = await queryClient.ensureQueryData({ ...helpTypesQuery(), meta: { quiet: true } })
  return types.flatMap(({ pages }) => pages.map(({ help_id }) => help_id))
}

/** What the guard has let in; answers the title for the page's head. */
export async function loadAgreement(queryClient: QueryClient, name: string) {
  return (await queryClient.ensureQueryData({ ...agreementQuery(name), meta: { quiet: true } })).title
}

export async function loadHelp(queryClient: QueryClient, id: string) {
  return (await queryClient.ensureQueryData({ ...helpQuery(id), meta: { quiet: true } })).title
}
