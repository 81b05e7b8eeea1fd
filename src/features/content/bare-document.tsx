import { useSuspenseQuery } from '@tanstack/react-query'
import { documentPage } from '#styled-system/recipes/document-page.js'
import { DocumentView } from './document-view.tsx'
import { NoDocuments } from './no-documents.tsx'
import { documentQuery, type DocumentKind } from './queries.ts'

interface BareDocumentProps {
  kind: DocumentKind
  /** Undefined if nothing is published. */
  name: string | undefined
}

/** S2.4 A published text without a frame, for the app's own shell. */
export const BareDocument = ({ kind, name }: BareDocumentProps) =>
  name === undefined ? <NoDocuments /> : <Paper kind={kind} name={name} />

function Paper({ kind, name }: { kind: DocumentKind; name: string }) {
  const { data: document } = useSuspenseQuery(documentQuery(kind, name))
  return (
    <div className={documentPage().paper}>
      <DocumentView document={document} />
    </div>
  )
}
