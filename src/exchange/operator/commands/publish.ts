import { eq } from 'drizzle-orm'
import { banners, notices } from '../../db/schema/content.ts'
import { refusals } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, type OperatorInput, OperatorMistake } from '../operator-command.ts'
import { idOf, needed, oneOf } from '../read-input.ts'

const texts = ['title-en', 'title-zh', 'text-en', 'text-zh']
const wordsOf = (input: OperatorInput) => ({
  titleEn: needed(input, 'title-en'),
  titleZh: needed(input, 'title-zh'),
  textEn: needed(input, 'text-en'),
  textZh: needed(input, 'text-zh'),
})

/** A banner links to a page of the market itself or to an https address elsewhere. */
function linkOf(link: string | undefined): string | null {
  if (link === undefined) return null
  if (!/^(?:\/(?![/\\])|https:\/\/)\S*$/.test(link)) throw new OperatorMistake('--link starts with / or https://')
  return link
}

export const publishNotice: OperatorCommand = {
  name: 'publish-notice',
  about: 'put a notice on the home page',
  words: [],
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
  words: [],
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
  words: ['notice|banner', 'ID'],
  usage: '--why TEXT',
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
