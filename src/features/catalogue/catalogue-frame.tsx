import type { ReactNode } from 'react'
import { LinkTabs } from '#design/ui/navigation/tabs.tsx'
import type { SectionLink } from '#features/navigation/sections.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { root } from './catalogue-head.ts'

const ways: readonly SectionLink[] = [
  { path: root, label: m.catalogue_overview },
  { path: `${root}/collections`, label: m.catalogue_collections },
  { path: `${root}/containers`, label: m.catalogue_containers },
  { path: `${root}/stickers`, label: m.catalogue_stickers },
  { path: `${root}/music_kits`, label: m.catalogue_music_kits },
  { path: `${root}/statistics`, label: m.catalogue_statistics },
]

/** The frame of all catalogue pages. */
export function CatalogueFrame({ children }: { children: ReactNode }) {
  const { path, links } = usePlace()
  const styles = cataloguePage()
  // The first page is the parent path of all others, so it is only current on an exact match.
  const items = links(ways).map((way) => (way.path === root ? { ...way, isCurrent: path === root } : way))
  return (
    <div className={styles.frame}>
      <div className={styles.ways}>
        <LinkTabs label={m.catalogue_title()} items={items} />
      </div>
      {children}
    </div>
  )
}
