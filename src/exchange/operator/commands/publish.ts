import { eq } from 'drizzle-orm'
import { markdownLimits, readMarkdown, type MarkdownProblem } from '#lib/text/read-markdown.ts'
import { publishDocument, setHelpSubject } from '../../content/commands/publish-document.ts'
import { banners, notices } from '../../db/schema/content.ts'
import { refusals } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, type OperatorInput, OperatorMistake } from '../operator-command.ts'
import { countOf, fileOf, idOf, needed, oneOf } from '../read-input.ts'

const texts = ['title-en', 'title-zh', 'text-en', 'text-zh']
const wordsOf = (input: OperatorInput) => ({
  titleEn: needed(input, 'title-en'),
  titleZh: needed(input, 'title-zh'),
  textEn: needed(input, 'text-en'),
  textZh: needed(input, 'text-zh'),
})

function slugOf(word: string | undefined, what: string): string {
  if (!word || !/^[a-z0-9_-]{1,60}$/.test(word))
    throw new OperatorMistake(`${what} is lower-case letters, digits, hyphens and underscores`)
  return word
}

/** A banner links to a page of the market itself or to an https address elsewhere. */
function linkOf(link: string | undefined): string | null {
  if (link === undefined) return null
  if (!/^(?:\/(?![/\\])|https:\/\/)\S*$/.test(link)) throw new OperatorMistake('--link starts with / or https://')
  return link
}

const limits = markdownLimits
const tooMuch: Record<MarkdownProblem, string> = {
  characters: `has more than ${limits.characters} characters; publish it as several pages`,
  marks: `has more than ${limits.marks} of | * _ [ \` <; publish its tables as several pages`,
  nesting: `has lists or quotes more than ${limits.nesting} deep in each other`,
  nodes: `has more than ${limits.nodes} parts; publish it as several pages`,
  depth: 'has emphasis or links too deep in each other',
}

/** The Markdown of a page, within the limits of what every visitor's browser has to render. */
async function markdownOf(input: OperatorInput, name: string): Promise<string> {
  const text = await fileOf(input, name)
  const read = readMarkdown(text)
  if ('problem' in read) throw new OperatorMistake(`--${name}: ${input.options[name]} ${tooMuch[read.problem]}`)
  return text
}

export const publishNotice: OperatorCommand = {
  name: 'publish-notice',
  about: 'put a notice on the home page',
  usage: '--title-en … --title-zh … --text-en … --text-zh … --why TEXT',
  options: texts,
  isAct: true,
  async run(context, input) {
    const words = wordsOf(input)
    const details = { title: words.titleEn }
    const id = await act(context, input, { command: 'publish-notice', subject: 'notices', details }, async (tx) => {
      const [made] = await tx.insert(notices).values(words).returning({ id: notices.id })
      return made!.id
    })
    context.say(`notice ${id} is published`)
    return 0
  },
}

export const publishBanner: OperatorCommand = {
  name: 'publish-banner',
  about: 'put a banner on the home page',
  usage: '--title-en … --title-zh … --text-en … --text-zh … [--link ADDRESS] --why TEXT',
  options: [...texts, 'link'],
  isAct: true,
  async run(context, input) {
    const banner = { ...wordsOf(input), link: linkOf(input.options.link) }
    const details = { title: banner.titleEn }
    const id = await act(context, input, { command: 'publish-banner', subject: 'banners', details }, async (tx) => {
      const [made] = await tx.insert(banners).values(banner).returning({ id: banners.id })
      return made!.id
    })
    context.say(`banner ${id} is published`)
    return 0
  },
}

export const withdraw: OperatorCommand = {
  name: 'withdraw-notice',
  about: 'take a notice or a banner off the home page',
  usage: 'notice|banner ID --why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const kind = oneOf(input.words[0] ?? '', ['notice', 'banner'], 'what to withdraw')
    const id = idOf(input.words[1], `a ${kind}`)
    const table = kind === 'notice' ? notices : banners
    await act(context, input, { command: 'withdraw-notice', subject: `${kind}:${id}` }, async (tx) => {
      const hidden = await tx.update(table).set({ isShown: false }).where(eq(table.id, id)).returning({ id: table.id })
      return hidden.length === 1 ? hidden : refusals.notFound()
    })
    context.say(`${kind} ${id} is no longer shown`)
    return 0
  },
}

export const publishPage: OperatorCommand = {
  name: 'publish-page',
  about: 'publish an agreement or a help page, or a new version of it, from Markdown files',
  usage:
    'agreement|help KEY --title-en … --title-zh … --file-en FILE --file-zh FILE [--subject KEY] [--position N] --why TEXT',
  options: ['title-en', 'title-zh', 'file-en', 'file-zh', 'subject', 'position'],
  isAct: true,
  async run(context, input) {
    const kind = oneOf(input.words[0] ?? '', ['agreement', 'help'], 'the kind of page')
    const key = slugOf(input.words[1], "a page's name")
    const page = {
      kind,
      key,
      subject: kind === 'help' ? slugOf(needed(input, 'subject'), '--subject') : '',
      position: input.options.position === undefined ? 0 : countOf(input.options.position, 1000, '--position'),
      titleEn: needed(input, 'title-en'),
      titleZh: needed(input, 'title-zh'),
      textEn: await markdownOf(input, 'file-en'),
      textZh: await markdownOf(input, 'file-zh'),
    } as const
    const version = await act(context, input, { command: 'publish-page', subject: `${kind}:${key}` }, (tx) =>
      publishDocument(tx, page),
    )
    context.say(`${kind} ${key} is published as version ${version}`)
    return 0
  },
}

export const nameSubject: OperatorCommand = {
  name: 'help-subject',
  about: 'create a subject of the help, or rename it',
  usage: 'KEY --title-en … --title-zh … [--position N] --why TEXT',
  options: ['title-en', 'title-zh', 'position'],
  isAct: true,
  async run(context, input) {
    const subject = {
      key: slugOf(input.words[0], "a subject's name"),
      titleEn: needed(input, 'title-en'),
      titleZh: needed(input, 'title-zh'),
      position: input.options.position === undefined ? 0 : countOf(input.options.position, 1000, '--position'),
    }
    await act(context, input, { command: 'help-subject', subject: `help-subject:${subject.key}` }, (tx) =>
      setHelpSubject(tx, subject),
    )
    context.say(`subject ${subject.key} is set`)
    return 0
  },
}
