import { ChevronRightIcon } from '#design/ui/icon/icons.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { helpIndex } from '#styled-system/recipes/help-index.js'
import { HelpSubjects } from './help-index.tsx'

/** S2.5 How to contact the operators, and the most common questions below. */
export function CustomerServicePage() {
  const { support } = usePageFacts()
  const { links } = usePlace()
  const styles = helpIndex()
  return (
    <div className={styles.root}>
      <PageHead title={m.content_service()} text={support ? m.content_service_chat() : m.content_service_text()} />
      <nav aria-label={m.content_service()}>
        <ul className={styles.list}>
          {links(ways).map(({ href, label }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {label}
                <ChevronRightIcon size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <HelpSubjects />
    </div>
  )
}

const ways = [
  { path: '/feedback', label: m.content_service_feedback },
  { path: '/inventory/to_receive', label: m.content_service_orders },
  { path: '/agreement?name=yhxy', label: m.content_agreements },
]
