export const locales = ['en', 'zh-CN'] as const
export type Locale = (typeof locales)[number]
export const baseLocale: Locale = 'en'
export const languageCookie = 'language'

export const isLocale = (value: string | null | undefined): value is Locale => locales.includes(value as Locale)

/**
 * The language of a visitor: their choice (the cookie), else the first supported one of their browser, else English.
 * Every variant of Chinese maps to ours.
 */
export function localeOf(choice: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (isLocale(choice)) return choice
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.map((part) => /^\s*q=([\d.]+)$/.exec(part)?.[1]).find(Boolean)
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN'
    if (tag === 'en' || tag.startsWith('en-')) return 'en'
  }
  return baseLocale
}
