import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { centreInStrip } from '#design/ui/navigation/centre-in-strip.ts'
import { LinkTabs } from '#design/ui/navigation/tabs.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { StandingNotice } from '#features/standing/standing-notice.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { sectionPage } from '#styled-system/recipes/section-page.js'
import { useSectionCounts } from './section-counts.ts'
import { inventoryLinks, mineIcons, mineLinks, purchaseLinks, saleLinks } from './section-links.ts'

const sections = {
  inventory: { title: m.shell_section_inventory, nav: m.shell_nav_inventory, links: inventoryLinks },
  sale: { title: m.shell_section_sale, nav: m.shell_nav_selling, links: saleLinks },
  purchase: { title: m.shell_section_purchase, nav: m.shell_nav_buying, links: purchaseLinks },
}

/** The frame of the inventory, sale and purchase layouts: the section's title, with its pages as tabs. */
export function SectionLayout({ section, children }: { section: keyof typeof sections; children: ReactNode }) {
  const { links } = usePlace()
  const styles = sectionPage()
  const { title, links: pages } = sections[section]
  const { data: person } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const counts = useSectionCounts()
  const items = links(pages).map((link) => ({
    ...link,
    count: counts[link.path] ? formatNumber(counts[link.path]!) : undefined,
  }))
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title()}</h1>
        <nav aria-label={m.shell_nav_trades()} className={styles.sections}>
          {Object.entries(sections).map(([name, { nav, links: ways }]) => (
            <a
              key={name}
              href={links(ways)[0]?.href}
              className={styles.section}
              aria-current={name === section ? 'true' : undefined}
            >
              {nav()}
            </a>
          ))}
        </nav>
        <LinkTabs label={title()} items={items} />
      </div>
      {person && <StandingNotice person={person} section={section} />}
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/** The frame of the mine layout: the account's pages as a rail at the side. */
export function MineLayout({ children }: { children: ReactNode }) {
  const { links } = usePlace()
  const styles = sectionPage({ layout: 'rail' })
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.title}>{m.shell_section_mine()}</p>
        <nav aria-label={m.shell_section_mine()} className={styles.rail}>
          {links(mineLinks).map((link) => {
            const Icon = mineIcons[link.path]
            return (
              <a
                key={link.href}
                href={link.href}
                className={styles.railLink}
                aria-current={link.isCurrent ? 'page' : undefined}
                ref={link.isCurrent ? centreInStrip : undefined}
              >
                {Icon && <Icon />}
                {link.label}
              </a>
            )
          })}
        </nav>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
