import { useSuspenseQuery } from '@tanstack/react-query'
import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { DocumentFrame } from './document-frame.tsx'
import { agreementsQuery, documentQuery } from './queries.ts'

/** S2.12 The market's agreements, one at a time. */
export function AgreementPage({ name }: { name: string }) {
  const { data: agreements } = useSuspenseQuery(agreementsQuery())
  const { data: document } = useSuspenseQuery(documentQuery('agreement', name))
  const page = usePublicPath()('/pc/agreement')
  const links = agreements.map((one) => ({
    href: `${page}?name=${one.name}`,
    label: one.title,
    isCurrent: one.name === name,
  }))
  return (
    <DocumentFrame
      label={m.content_agreements()}
      groups={[{ title: m.content_agreements(), links }]}
      document={document}
    />
  )
}
