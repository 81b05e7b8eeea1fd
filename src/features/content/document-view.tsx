import { Button } from '#design/ui/action/button.tsx'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { document as documentRecipe } from '#styled-system/recipes/document.js'
import { documentPage } from '#styled-system/recipes/document-page.js'
import { Blocks } from './blocks.tsx'
import type { PublishedDocument } from './document-model.ts'

interface DocumentViewProps {
  document: PublishedDocument
  /** Set where the surrounding browser can print. */
  canPrint?: boolean
}

/** A published text with its version and date, so that users can tell which version they agreed to. */
export function DocumentView({ document, canPrint }: DocumentViewProps) {
  const timeZone = useTimeZone()
  const styles = documentRecipe()
  return (
    <article className={styles.root}>
      <h1 className={styles.title}>{document.title}</h1>
      <div className={styles.facts}>
        <span>{m.content_version({ version: document.version })}</span>
        <time dateTime={new Date(document.published_at * 1000).toISOString()}>
          {m.content_published({ date: formatDate(document.published_at, timeZone) })}
        </time>
        {canPrint && (
          <span className={documentPage().tools}>
            <Button size="sm" look="ghost" onClick={() => window.print()}>
              {m.content_print()}
            </Button>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Blocks blocks={document.blocks} />
      </div>
    </article>
  )
}
