import { markdownLimits, readMarkdown, type MarkdownProblem } from '#lib/text/read-markdown.ts'
import { publishDocument, setHelpSubject, withdrawDocument } from '../../content/commands/publish-document.ts'
import { findNewest, listSubjects } from '../../content/documents.ts'
import type { Transaction } from '../../db/connection.ts'
import { act } from '../act.ts'
import { type OperatorCommand, type OperatorInput, OperatorMistake } from '../operator-command.ts'
import { countOf, fileOf, needed, oneOf } from '../read-input.ts'

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

function slugOf(word: string | undefined, what: string): string {
  if (!word || !/^[a-z0-9_-]{1,60}$/.test(word))
    throw new OperatorMistake(`${what} is lower-case letters, digits, hyphens and underscores`)
  return word
}

const pageOf = ({ words }: OperatorInput) => ({
  kind: oneOf(words[0] ?? '', ['agreement', 'help'], 'the kind of page'),
  key: slugOf(words[1], "a page's name"),
})

const positionOf = ({ options: { position } }: OperatorInput) =>
  position === undefined ? undefined : countOf(position, 1000, '--position')

/** Checks that help has this subject: a page under any other is in no list. */
async function checkSubject(tx: Transaction, subject: string): Promise<void> {
  const known = (await listSubjects(tx)).map(({ key }) => key)
  if (known.includes(subject)) return
  const choices = known.length > 0 ? `is one of: ${known.join(', ')}` : 'has to be created first, with help-subject'
  throw new OperatorMistake(`--subject ${choices}`)
}

export const publishPage: OperatorCommand = {
  name: 'publish-page',
  about: 'publish an agreement or a help page, or a new version of it, from Markdown files',
  words: ['agreement|help', 'KEY'],
  usage: '--title-en … --title-zh … --file-en FILE --file-zh FILE [--subject KEY] [--position N] --why TEXT',
  options: ['title-en', 'title-zh', 'file-en', 'file-zh', 'subject', 'position'],
  isAct: true,
  async run(context, input) {
    const { kind, key } = pageOf(input)
    const position = positionOf(input)
    if (kind === 'agreement' && input.options.subject !== undefined)
      throw new OperatorMistake('an agreement has no --subject: only help is sorted by subjects')
    const words = {
      titleEn: needed(input, 'title-en'),
      titleZh: needed(input, 'title-zh'),
      textEn: await markdownOf(input, 'file-en'),
      textZh: await markdownOf(input, 'file-zh'),
    }
    const version = await act(context, input, { command: 'publish-page', subject: `${kind}:${key}` }, async (tx) => {
      const newest = await findNewest(tx, kind, key)
      const subject = kind === 'help' ? (input.options.subject ?? newest?.subject ?? needed(input, 'subject')) : ''
      if (kind === 'help') await checkSubject(tx, subject)
      return publishDocument(tx, { kind, key, subject, position: position ?? newest?.position ?? 0, ...words })
    })
    context.say(`${kind} ${key} is published as version ${version}`)
    return 0
  },
}

export const withdrawPage: OperatorCommand = {
  name: 'withdraw-page',
  about: 'take an agreement or a help page off the site; publishing it again shows it',
  words: ['agreement|help', 'KEY'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const { kind, key } = pageOf(input)
    await act(context, input, { command: 'withdraw-page', subject: `${kind}:${key}` }, async (tx) => {
      if (!(await withdrawDocument(tx, kind, key))) throw new OperatorMistake(`no ${kind} ${key} is shown`)
    })
    context.say(`${kind} ${key} is no longer shown`)
    return 0
  },
}

export const nameSubject: OperatorCommand = {
  name: 'help-subject',
  about: 'create a subject of the help, or rename it',
  words: ['KEY'],
  usage: '--title-en … --title-zh … [--position N] --why TEXT',
  options: ['title-en', 'title-zh', 'position'],
  isAct: true,
  async run(context, input) {
    const subject = {
      key: slugOf(input.words[0], "a subject's name"),
      titleEn: needed(input, 'title-en'),
      titleZh: needed(input, 'title-zh'),
      position: positionOf(input),
    }
    await act(context, input, { command: 'help-subject', subject: `help-subject:${subject.key}` }, (tx) =>
      setHelpSubject(tx, subject),
    )
    context.say(`subject ${subject.key} is set`)
    return 0
  },
}
