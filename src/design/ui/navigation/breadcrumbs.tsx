import { breadcrumbs } from '#styled-system/recipes/breadcrumbs.js'
import { ChevronRightIcon } from '../icon/icons.tsx'

export interface BreadcrumbsProps {
  label: string
  /** From the root down; the last item is the current page. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const styles = breadcrumbs()
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {index > 0 && (
              <span className={styles.mark}>
                <ChevronRightIcon size={12} />
              </span>
            )}
            {item.href ? (
              <a href={item.href} className={styles.link}>
                {item.label}
              </a>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
