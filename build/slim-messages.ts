import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const text = String.raw`\(i?\) => \{\s*return /\*\* @type \{LocalizedString\} \*/ \((${'`'}(?:[^${'`'}\\]|\\.)*${'`'})\)\s*\}`
const inEnglish = new RegExp(String.raw`^const en_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')
const inChinese = new RegExp(String.raw`^const zh_cn2_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')

const runtime = "import { getLocale, experimentalStaticLocale } from '../runtime.js';"
const language = 'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()'

/**
 * Returns the module of one compiled message in its shortest form: a function of the placeholders' values that picks
 * the text of `__LOCALE__`, the language of the build (see `one-language.ts`). A plural is left as compiled, except
 * for where it reads its language.
 * @throws when it is neither, which means that the compiler's output format has changed
 */
export function slimMessage(code: string): string {
  const refuse = () => new Error(`Paraglide no longer writes messages as expected:\n${code}`)
  if (code.includes('registry.plural(')) {
    if (!code.includes(runtime) || !code.includes(language)) throw refuse()
    return code.replace(runtime, '').replace(language, 'const locale = __LOCALE__')
  }
  const name = /^export const (\w+) = /m.exec(code)?.[1]
  const english = inEnglish.exec(code)?.[1]
  const chinese = inChinese.exec(code)?.[1]
  if (!name || !english || !chinese) throw refuse()
  return `export const ${name} = (i) => __LOCALE__ === 'zh-CN' ? ${chinese} : ${english}\n`
}

/** Gives the browser's build of the messages a runtime of a few lines and each message a tenth of its code; a page has
 * a hundred of them. Fails the build if nothing imports the runtime, which means that Paraglide has changed. */
export function slimMessages(): Plugin {
  const compiled = resolve('src/paraglide/runtime.js')
  const messages = `${resolve('src/paraglide/messages')}/`
  const slim = resolve('src/i18n/runtime.client.ts')
  let hasReplaced = false
  return {
    name: 'amber:slim-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('runtime.js')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (resolved?.id !== compiled) return null
      hasReplaced = true
      return slim
    },
    transform(code, id) {
      return id.startsWith(messages) && !id.endsWith('_index.js') ? slimMessage(code) : null
    },
    buildEnd(error) {
      if (!error && !hasReplaced) this.error('nothing imports the runtime of Paraglide any more')
    },
  }
}
