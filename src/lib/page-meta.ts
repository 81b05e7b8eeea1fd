export interface PageMetaInput {
  /** Of the site, without a slash at its end. */
  origin: string
  /** The address that stands for this page among all that show the same. */
  path: string
  title: string
  description: string
  siteName: string
  /** A picture for a shared link: an absolute address, or a path. */
  image?: string | undefined
}

/** What search engines and shared links show of a page. */
export function pageMeta({ origin, path, title, description, siteName, image }: PageMetaInput) {
  const url = origin + path
  const picture = image && new URL(image, `${origin}/`).href
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
