import { useSuspenseQuery } from '@tanstack/react-query'
import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { DocumentFrame } from './document-frame.tsx'
import { documentQuery, helpTypesQuery } from './queries.ts'

/** S1.13 The help: one page at a time, with the subjects beside it. */
export function HelpPage({ id }: { id: string }) {
  const { data: types } = useSuspenseQuery(helpTypesQuery())
  const { data: document } = useSuspenseQuery(documentQuery('help', id))
  const page = usePublicPath()('/pc/help')
  const groups = types
    .filter(({ pages }) => pages.length > 0)
    .map((type) => ({
      title: type.title,
      links: type.pages.map(({ help_id, title }) => ({
        href: `${page}?id=${help_id}`,
        label: title,
        isCurrent: help_id === id,
      })),
    }))
  return <DocumentFrame label={m.content_help()} groups={groups} document={document} />
}
