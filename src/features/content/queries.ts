import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchAgreement, fetchAgreements, fetchHelp, fetchHelpTypes } from './content.functions.ts'

export type DocumentKind = 'agreement' | 'help'

export const contentKeys = {
  all: ['content'] as const,
  agreements: () => [...contentKeys.all, 'agreements'] as const,
  helpTypes: () => [...contentKeys.all, 'help-types'] as const,
  document: (kind: DocumentKind, name: string) => [...contentKeys.all, kind, name] as const,
}

/** Published texts change rarely. */
const staleTime = 5 * 60_000

/** The published agreements, in reading order. */
export const agreementsQuery = () =>
  queryOptions({
    queryKey: contentKeys.agreements(),
    queryFn: async ({ signal }) => unwrap(await fetchAgreements({ signal })).items,
    staleTime,
  })

/** The subjects of the help with their pages. */
export const helpTypesQuery = () =>
  queryOptions({
    queryKey: contentKeys.helpTypes(),
    queryFn: async ({ signal }) => unwrap(await fetchHelpTypes({ signal })).items,
    staleTime,
  })

/** One published text. */
export const documentQuery = (kind: DocumentKind, name: string) =>
  queryOptions({
    queryKey: contentKeys.document(kind, name),
    queryFn: async ({ signal }) =>
      unwrap(
        kind === 'agreement'
          ? await fetchAgreement({ data: { name }, signal })
          : await fetchHelp({ data: { help_id: name }, signal }),
      ),
    staleTime,
  })
