import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import * as m from '#paraglide/messages.js'
import { homeBanner } from '#styled-system/recipes/home-banner.js'
import { bannersQuery, hotListQuery } from './queries.ts'

const artCount = 3

/** The first banner, large, with pictures of hot goods. It opens the page, so it has a default for when the operators
 * have published none. */
export function LeadBanner({ marketPath }: { marketPath: string }) {
  const { data, isPending } = useQuery(bannersQuery())
  const { data: hot } = useQuery(hotListQuery())
  const { root: catalogue } = useCataloguePaths()
  if (isPending) return <Skeleton shape="block" width="full" />
  const banner = data?.items.at(0)
  const styles = homeBanner({ isLead: true })
  const images = hot?.goods_infos.slice(0, artCount).map((info) => info.image) ?? []
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{banner?.title ?? m.shell_tagline()}</h2>
      <p className={styles.text}>{banner?.text ?? m.home_description()}</p>
      <div className={styles.action}>
        <LinkButton look="primary" size="lg" href={hrefOf(banner?.link, marketPath) ?? marketPath}>
          {m.home_banner_open()}
        </LinkButton>
        <LinkButton size="lg" href={catalogue}>
          {m.catalogue_title()}
        </LinkButton>
      </div>
      <div className={styles.arts}>
        {images.map((image) => (
          <img key={image} className={styles.art} src={`${image}@2.webp`} alt="" width={512} height={384} />
        ))}
      </div>
    </section>
  )
}

/** The remaining banners. */
export function MoreBanners({ marketPath }: { marketPath: string }) {
  const { data } = useQuery(bannersQuery())
  const styles = homeBanner()
  return data?.items.slice(1).map((banner) => {
    const href = hrefOf(banner.link, marketPath)
    return (
      <section key={banner.banner_id} className={styles.root}>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.text}>{banner.text}</p>
        {href && (
          <div className={styles.action}>
            <LinkButton href={href}>{m.home_banner_open()}</LinkButton>
          </div>
        )}
      </section>
    )
  })
}

/** A banner's link: a page of this site, or an https address elsewhere. Links to the market are mapped to this page
 * set's path. */
function hrefOf(link: string | null | undefined, marketPath: string): string | undefined {
  if (!link || !/^(\/(?![/\\])|https:\/\/)/.test(link)) return undefined
  return link.replace(/^\/market\/csgo(?=[?#]|$)/, marketPath)
}
