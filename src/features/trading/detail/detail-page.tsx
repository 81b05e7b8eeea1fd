import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { AsOf, type AsOfProps } from '#features/connection/as-of.tsx'
import { card } from '#styled-system/recipes/card.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'

interface DetailPageProps extends AsOfProps {
  /** The list that it is one of. */
  back: { href: string; label: string }
  title: string
  /** The bar of a phone says the title already. */
  isTitleInBar?: boolean
  /** Beside the title: the state. */
  badge?: ReactNode
  /** At the other end of the head. */
  tools?: ReactNode
  children: ReactNode
}

/** The page of one order, bargain or purchase order, below its way back to the list. */
export function DetailPage({ back, title, isTitleInBar, badge, tools, query, children }: DetailPageProps) {
  const styles = detailPage({ isTitleInBar })
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <a className={styles.back} href={back.href}>
            <ChevronLeftIcon size={16} />
            {back.label}
          </a>
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            {badge}
          </div>
        </div>
        {tools}
      </div>
      <AsOf query={query} />
      {children}
    </div>
  )
}

interface DetailPanelProps {
  /** Names the panel by its title. */
  id: string
  title: string
  children: ReactNode
}

export const DetailPanel = ({ id, title, children }: DetailPanelProps) => (
  <section className={`${detailPage().panel} ${card({ pad: 'lg' })}`} aria-labelledby={id}>
    <h2 id={id} className={detailPage().panelTitle}>
      {title}
    </h2>
    {children}
  </section>
)
