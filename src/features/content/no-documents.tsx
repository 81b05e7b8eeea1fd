import { EmptyState } from '#design/ui/status/states.tsx'
import * as m from '#paraglide/messages.js'

/** Shown when no text is published. */
export const NoDocuments = () => <EmptyState title={m.content_empty()} text={m.content_empty_text()} />
