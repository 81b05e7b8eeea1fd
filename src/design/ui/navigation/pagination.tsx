import { pagination } from '#styled-system/recipes/pagination.js'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'
import { shownPages } from './shown-pages.ts'

export interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** Pages as links, for people and for crawlers. */
export function Pagination({ label, previousLabel, nextLabel, page, pages, hrefOf }: PaginationProps) {
  const styles = pagination()
  const step = (to: number, name: string, Icon: typeof ChevronLeftIcon) => (
    <li>
      {to >= 1 && to <= pages ? (
        <a href={hrefOf(to)} className={styles.page} aria-label={name}>
          <Icon size={16} />
        </a>
      ) : (
        <span className={styles.page} aria-disabled="true">
          <Icon size={16} />
        </span>
      )}
    </li>
  )
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {step(page - 1, previousLabel, ChevronLeftIcon)}
        {shownPages(page, pages).map((shown, index) =>
          shown === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a href={hrefOf(shown)} className={styles.page} aria-current={shown === page ? 'page' : undefined}>
                {shown}
              </a>
            </li>
          ),
        )}
        {step(page + 1, nextLabel, ChevronRightIcon)}
      </ul>
    </nav>
  )
}
