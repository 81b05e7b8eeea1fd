import { minifySync, type Plugin } from 'vite'
import { locales } from '#i18n/locale.ts'
import { scriptPathIn } from '#i18n/script-path.ts'

/** Returns a chunk's code for one language, without the texts of the others. */
export function inLanguage(fileName: string, code: string, locale: string): string {
  if (!code.includes('__LOCALE__')) return code
  return minifySync(fileName, code.replaceAll('__LOCALE__', JSON.stringify(locale)), { module: true }).code
}

/** Emits the browser's scripts once per language. The other language's texts would add 4 kB to a first visit, and the
 * server knows which language a page is in. */
export function oneLanguage(): Plugin {
  return {
    name: 'amber:one-language',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let hasTexts = false
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { fileName, code } = chunk
          hasTexts ||= code.includes('__LOCALE__')
          for (const locale of locales) {
            const source = inLanguage(fileName, code, locale)
            const own = scriptPathIn(locale, `/${fileName}`).slice(1)
            if (own === fileName) chunk.code = source
            else this.emitFile({ type: 'asset', fileName: own, source })
          }
        }
        if (!hasTexts) this.error('no script asks for its language any more')
      },
    },
  }
}
