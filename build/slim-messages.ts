import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const text = String.raw`\(i?\) => \{\s*return /\*\* @type \{LocalizedString\} \*/ \((${'`'}(?:[^${'`'}\\]|\\.)*${'`'})\)\s*\}`
const inEnglish = new RegExp(String.raw`^const en_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')
const inChinese = new RegExp(String.raw`^const zh_cn2_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')

/** The module of one compiled message in its shortest form: a function of the gaps' values that picks the page's language.
 * Undefined for one that is no plain text, which stays as the compiler wrote it. */
export function slimMessage(code: string): string | undefined {
  const name = /^export const (\w+) = /m.exec(code)?.[1]
  const english = inEnglish.exec(code)?.[1]
  const chinese = inChinese.exec(code)?.[1]
  if (!name || !english || !chinese) return undefined
  const say = (template: string) => (template.includes('${') ? `(i) => ${template}` : template)
  return `import { pick } from '../runtime.js'\nexport const ${name} = /*#__PURE__*/ pick(${say(english)}, ${say(chinese)})\n`
}

/** Gives the browser's build of the messages a runtime of a few lines, and each message a tenth of its code. A page says a hundred
 * of them. */
export function slimMessages(): Plugin {
  const compiled = resolve('src/paraglide/runtime.js')
  const messages = resolve('src/paraglide/messages')
  const slim = resolve('src/i18n/runtime.client.ts')
  return {
    name: 'amber:slim-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('runtime.js')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id === compiled ? slim : null
    },
    transform(code, id) {
      return id.startsWith(messages) ? (slimMessage(code) ?? null) : null
    },
  }
}
