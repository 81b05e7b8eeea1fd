import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronRightIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { helpIndex } from '#styled-system/recipes/help-index.js'
import { text } from '#styled-system/recipes/text.js'
import { NoDocuments } from './no-documents.tsx'
import { helpTypesQuery } from './queries.ts'

/** S2.4 The list of help pages, for the app's own shell. */
export function HelpIndex() {
  return (
    <div className={helpIndex().root}>
      <h1 className={text({ size: '2xl', weight: 'bold' })}>{m.content_help()}</h1>
      <HelpSubjects />
    </div>
  )
}

/** The help pages grouped by subject, as links. */
export function HelpSubjects() {
  const { data: types } = useSuspenseQuery(helpTypesQuery())
  const page = usePublicPath()('/pc/help/app_help_content')
  const styles = helpIndex()
  const shown = types.filter(({ pages }) => pages.length > 0)
  if (shown.length === 0) return <NoDocuments />
  return (
    <>
      {shown.map((type) => (
        <section key={type.type} className={styles.subject} aria-labelledby={`help-${type.type}`}>
          <h2 id={`help-${type.type}`} className={text({ size: 'sm', tone: 'muted', weight: 'semibold' })}>
            {type.title}
          </h2>
          <ul className={styles.list}>
            {type.pages.map(({ help_id, title }) => (
              <li key={help_id}>
                <a className={styles.link} href={`${page}?id=${help_id}`}>
                  {title}
                  <ChevronRightIcon size={16} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
