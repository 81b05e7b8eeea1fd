import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const text = String.raw`\(i?\) => \{\s*return /\*\* @type \{LocalizedString\} \*/ \((${'`'}(?:[^${'`'}\\]|\\.)*${'`'})\)\s*\}`
const inEnglish = new RegExp(String.raw`^const en_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')
const inChinese = new RegExp(String.raw`^const zh_cn2_\w+ = /\*\*[^\n]*?\*/ ${text}`, 'm')

/**
 * The module of one compiled message in its shortest form: a function of the gaps' values that picks the page's language.
 * Undefined for a plural, which stays as the compiler wrote it.
 * @throws when it is neither: then the compiler writes its modules in another way
 */
export function slimMessage(code: string): string | undefined {
  if (code.includes('registry.plural(')) return undefined
  const name = /^export const (\w+) = /m.exec(code)?.[1]
  const english = inEnglish.exec(code)?.[1]
  const chinese = inChinese.exec(code)?.[1]
  if (!name || !english || !chinese) throw new Error(`Paraglide no longer writes messages as expected:\n${code}`)
  const say = (template: string) => (template.includes('${') ? `(i) => ${template}` : template)
  return `import { pick } from '../runtime.js'\nexport const ${name} = /*#__PURE__*/ pick(${say(english)}, ${say(chinese)})\n`
}

/** Gives the browser's build of the messages a runtime of a few lines, and each message a tenth of its code. A page has a hundred of
 * them. A build whose messages don't import the runtime fails: then Paraglide has changed. */
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
      return id.startsWith(messages) && !id.endsWith('_index.js') ? (slimMessage(code) ?? null) : null
    },
    buildEnd(error) {
      if (!error && !hasReplaced) this.error('no message imports the runtime of Paraglide any more')
    },
  }
}
