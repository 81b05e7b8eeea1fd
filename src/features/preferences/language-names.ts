import type { Locale } from '#i18n/locale.ts'

/** Each language in its own name, so that its readers recognise it. */
export const languageNames: Record<Locale, string> = { en: 'English', 'zh-CN': '中文' }

/** As short as the header has room for. */
export const shortLanguageNames: Record<Locale, string> = { ...languageNames, en: 'EN' }
