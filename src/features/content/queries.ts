import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchAgreement, fetchAgreements, fetchHelp, fetchHelpTypes } from './content.functions.ts'

export const contentKeys = {
  all: ['content'] as const,
  agreements: () => [...contentKeys.all, 'agreements'] as const,
  agreement: (name: string) => [...contentKeys.all, 'agreement', name] as const,
  helpTypes: () => [...contentKeys.all, 'help-types'] as const,
  help: (id: string) => [...contentKeys.all, 'help', id] as const,
}

/** Published texts change rarely. */
const staleTime = 5 * 60_000

/** The agreements there are, in the order they are read. */
export const agreementsQuery = () =>
  queryOptions({
    queryKey: contentKeys.agreements(),
    queryFn: async ({ signal }) => unwrap(await fetchAgreements({ signal })).items,
    staleTime,
  })

export const agreementQuery = (name: string) =>
  queryOptions({
    queryKey: contentKeys.agreement(name),
    queryFn: async ({ signal }) => unwrap(await fetchAgreement({ data: { name }, signal })),
    staleTime,
  })

/** The subjects of the help with their pages. */
export const helpTypesQuery = () =>
  queryOptions({
    queryKey: contentKeys.helpTypes(),
    queryFn: async ({ signal }) => unwrap(await fetchHelpTypes({ signal })).items,
    staleTime,
  })

export const helpQuery = (id: string) =>
  queryOptions({
    queryKey: contentKeys.help(id),
    queryFn: async ({ signal }) => unwrap(await fetchHelp({ data: { help_id: id }, signal })),
    staleTime,
  })
