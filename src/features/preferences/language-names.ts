import type { Locale } from '#i18n/locale.ts'

/** Each language in its own name, so that its readers recognise it. */
export const languageNames: Record<Locale, string> = { en: 'EN', 'zh-CN': '中文' }
