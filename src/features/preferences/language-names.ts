import type { Locale } from '#i18n/locale.ts'

/** Each language by its own name, so that those who need it can read it. */
export const languageNames: Record<Locale, string> = { en: 'EN', 'zh-CN': '中文' }
