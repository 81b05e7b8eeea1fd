import * as m from '#paraglide/messages.js'
import { documentPage } from '#styled-system/recipes/document-page.js'
import { contentsOf, plainText, type PublishedDocument } from './document-model.ts'
import { DocumentView } from './document-view.tsx'

export interface RailGroup {
  title: string
  links: readonly { href: string; label: string; isCurrent: boolean }[]
}

interface DocumentFrameProps {
  /** The accessible name of the list beside the text. */
  label: string
  groups: readonly RailGroup[]
  document: PublishedDocument
}

/** A text with the list of its siblings beside it, and its own table of contents. */
export function DocumentFrame({ label, groups, document }: DocumentFrameProps) {
  const styles = documentPage()
  return (
    <div className={styles.root}>
      <Contents document={document} />
      <div className={styles.paper}>
        <DocumentView document={document} canPrint />
      </div>
      {/* Last, as on a phone: ahead of the text, it would move down while that arrives. */}
      <nav aria-label={label} className={styles.rail}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <p className={styles.railTitle}>{group.title}</p>
            <ul className={styles.list}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

function Contents({ document }: { document: PublishedDocument }) {
  const styles = documentPage()
  const headings = contentsOf(document.blocks)
  if (headings.length < 2) return null
  return (
    <nav aria-label={m.content_contents()} className={styles.contents}>
      <p className={styles.railTitle}>{m.content_contents()}</p>
      <ul className={styles.list}>
        {headings.map(({ id, level, parts }) => (
          <li key={id}>
            <a className={styles.entry} href={`#${id}`} data-level={level}>
              {plainText(parts)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
