import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { AsOf, type AsOfProps } from '#features/connection/as-of.tsx'
import type { Section } from '#features/standing/barring.ts'
import { OwnStanding } from '#features/standing/own-standing.tsx'
import { card } from '#styled-system/recipes/card.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'

interface DetailPageProps extends AsOfProps {
  /** Links back to the list. */
  back: { href: string; label: string }
  title: string
  /** The phone's top bar already shows the title. */
  isTitleInBar?: boolean
  /** The state, beside the title. */
  badge?: ReactNode
  /** At the far end of the head. */
  tools?: ReactNode
  /** What its actions belong to: restrictions that bar from it are shown. */
  section?: Section
  children: ReactNode
}

/** The frame of the page of one order, bargain or purchase order: back link, title, state. */
export function DetailPage({ back, title, section = 'change', query, children, ...head }: DetailPageProps) {
  const { isTitleInBar, badge, tools } = head
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
      <OwnStanding section={section} />
      <AsOf query={query} />
      {children}
    </div>
  )
}

interface DetailPanelProps {
  /** The id of the heading that names the panel. */
  id: string
  title: string
  /** Its changes are announced. */
  isLive?: boolean
  children: ReactNode
}

export const DetailPanel = ({ id, title, isLive, children }: DetailPanelProps) => (
  <section
    className={`${detailPage().panel} ${card({ pad: 'lg' })}`}
    aria-labelledby={id}
    aria-live={isLive ? 'polite' : undefined}
  >
    <h2 id={id} className={detailPage().panelTitle}>
      {title}
    </h2>
    {children}
  </section>
)
