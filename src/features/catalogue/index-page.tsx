import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { catalogueIndex } from '#styled-system/recipes/catalogue-index.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { ContainerTiles } from './container-tiles.tsx'
import { Part } from './page-parts.tsx'
import { kindsQuery, newestContainersQuery } from './queries.ts'
import { TilesPending } from './tile.tsx'

/** S1.1 The sections of the catalogue, and its newest containers. */
export function CatalogueIndexPage() {
  const kinds = useSuspenseQuery(kindsQuery())
  const newest = useQuery(newestContainersQuery())
  const paths = useCataloguePaths()
  const styles = catalogueIndex()
  const { series, containers } = kinds.data
  const countOf = (kind: (typeof series)[number]['key']) =>
    formatNumber(series.find(({ key }) => key === kind)?.count ?? 0)
  return (
    <div className={cataloguePage().root}>
      <PageHead title={m.catalogue_title()} text={m.catalogue_text()} />
      <AsOf query={kinds} />
      <ul className={styles.ways}>
        <Way href={paths.collections} name={m.catalogue_collections()} text={m.catalogue_collections_text()}>
          {m.catalogue_count({ count: countOf('weapon') })}
        </Way>
        <Way href={paths.stickers} name={m.catalogue_stickers()} text={m.catalogue_stickers_text()}>
          {m.catalogue_index_groups({ count: countOf('sticker') })}
        </Way>
        <Way href={paths.musicKits} name={m.catalogue_music_kits()} text={m.catalogue_music_kits_text()} />
        <Way href={paths.statistics} name={m.catalogue_statistics()} text={m.catalogue_statistics_text()} />
      </ul>
      <Part title={m.catalogue_containers()} all={<a href={paths.containers}>{m.catalogue_see_all()}</a>}>
        <ul className={styles.kinds}>
          {containers.map(({ key, name, count }) => (
            <li key={key}>
              <a className={styles.kind} href={`${paths.containers}?kind=${key}`}>
                {m.catalogue_kind_count({ name, count: formatNumber(count) })}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={m.catalogue_newest_cases()}>
        {newest.isPending && <TilesPending label={m.catalogue_loading()} count={6} />}
        {newest.isError && !newest.data && <FailedQuery title={m.catalogue_failed()} query={newest} />}
        {newest.data && <ContainerTiles label={m.catalogue_newest_cases()} containers={newest.data.items} />}
      </Part>
    </div>
  )
}

interface WayProps {
  href: string
  name: string
  text: string
  /** The number of entries. */
  children?: ReactNode
}

function Way({ href, name, text, children }: WayProps) {
  const styles = catalogueIndex()
  return (
    <li>
      <a className={`${card({ pad: 'lg', isInteractive: true })} ${styles.way}`} href={href}>
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
        {children && <span className={styles.text}>{children}</span>}
      </a>
    </li>
  )
}
