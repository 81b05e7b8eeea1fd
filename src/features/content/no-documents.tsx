import { EmptyState } from '#design/ui/status/states.tsx'
import * as m from '#paraglide/messages.js'

/** In place of texts that nobody has published. */
export const NoDocuments = () => <EmptyState title={m.content_empty()} text={m.content_empty_text()} />
