import { useSuspenseQuery } from '@tanstack/react-query'
import { documentPage } from '#styled-system/recipes/document-page.js'
import { DocumentView } from './document-view.tsx'
import { agreementQuery, helpQuery } from './queries.ts'

/** S2.4 An agreement alone, for the app's own frame. */
export function AgreementDocument({ name }: { name: string }) {
  const { data: document } = useSuspenseQuery(agreementQuery(name))
  return (
    <div className={documentPage().paper}>
      <DocumentView document={document} />
    </div>
  )
}

/** S2.4 A page of the help alone. */
export function HelpDocument({ id }: { id: string }) {
  const { data: document } = useSuspenseQuery(helpQuery(id))
  return (
    <div className={documentPage().paper}>
      <DocumentView document={document} />
    </div>
  )
}
