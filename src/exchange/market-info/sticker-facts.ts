import { readCatalogue } from '../catalogue/catalogue.ts'
import type { CatalogueContainer, CatalogueGoods } from '../catalogue/goods.ts'
import type { LocalName } from '../catalogue/vocabulary.ts'

/** What a sticker's name says about it, in both languages. */
export interface StickerFacts {
  goods: CatalogueGoods
  subject: LocalName
  effect: LocalName | null
  event: LocalName | null
  /** The slug of its tournament or series. */
  group: string | null
}

export interface StickerGroup {
  key: string
  name: LocalName
  kind: 'event' | 'series'
  stickers: StickerFacts[]
  /** Capsules in which most stickers belong to this group. */
  capsules: CatalogueContainer[]
}

interface StickerIndex {
  stickers: ReadonlyMap<string, StickerFacts>
  /** Newest first. */
  groups: readonly StickerGroup[]
}

let known: StickerIndex | undefined

/** Every sticker by its goods id, and the sticker groups. Built once: the catalogue never changes within a process. */
export function stickerIndex(): StickerIndex {
  known ??= buildIndex()
  return known
}

function buildIndex(): StickerIndex {
  const { goods, collections, containers } = readCatalogue()
  const read = goods.filter((one) => one.category === 'sticker').map(factsOf)
  const byEffect = Map.groupBy(read, ({ effect }) => effect?.en)
  // `This Is Fine (CT)` is its own motif: a bracketed word on so few stickers is not an effect.
  const isEffect = ({ effect }: StickerFacts) => (byEffect.get(effect?.en)?.length ?? 0) >= leastOfEffect
  const stickers = new Map(
    read.map((facts) => [facts.goods.goods_id, isEffect(facts) ? facts : withoutEffect(facts)] as const),
  )
  const byGroup = Map.groupBy(stickers.values(), (facts) => facts.group)
  const groupOfKey = new Map([...stickers.values()].map((facts) => [facts.goods.finish_key, facts.group]))
  const capsules = Map.groupBy(
    containers.filter((one) => one.kind === 'sticker_capsule'),
    (capsule) => mostOf(capsule.contents.map((key) => groupOfKey.get(key) ?? null)),
  )
  const groups = collections
    .filter((one) => one.kind === 'sticker')
    .map(({ slug, name }): StickerGroup => {
      const own = byGroup.get(slug) ?? []
      const isEvent = own.filter((facts) => facts.event).length * 2 > own.length
      return { key: slug, name, kind: isEvent ? 'event' : 'series', stickers: own, capsules: capsules.get(slug) ?? [] }
    })
  // The catalogue lists them in the order in which they came into the game.
  return { stickers, groups: groups.filter((group) => group.stickers.length > 0).toReversed() }
}

/** The minimum number of stickers with an effect: the size of the smallest champion team. */
const leastOfEffect = 5

function withoutEffect(facts: StickerFacts): StickerFacts {
  const { subject, effect } = facts
  if (!effect) return facts
  return {
    ...facts,
    subject: { en: `${subject.en} (${effect.en})`, zh: `${subject.zh}（${effect.zh}）` },
    effect: null,
  }
}

function mostOf(groups: readonly (string | null)[]): string | null {
  const counted = [...Map.groupBy(groups, (group) => group)].toSorted(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? null
}

/** `markeloff (Gold) | Cluj-Napoca 2015`: subject, effect, event. Only the last bracket is an effect. */
const shape = /^(?<subject>.+?)(?:\s*[(（](?<effect>[^()（）]+)[)）])?(?:\s*\|\s*(?<event>[^|]*\d{4}[^|]*))?$/u

function partsOf(name: string): { subject: string; effect: string | null; event: string | null } {
  const groups = shape.exec(name)?.groups ?? {}
  return {
    subject: groups['subject']?.trim() ?? name,
    effect: groups['effect'] ?? null,
    event: groups['event'] ?? null,
  }
}

export function factsOf(goods: CatalogueGoods): StickerFacts {
  const name = goods.finish_name ?? goods.name
  const en = partsOf(name.en)
  const zh = partsOf(name.zh)
  const both = (own: string | null, other: string | null): LocalName | null =>
    own === null ? null : { en: own, zh: other ?? own }
  return {
    goods,
    subject: { en: en.subject, zh: zh.subject },
    effect: both(en.effect, zh.effect),
    event: both(en.event, zh.event),
    group: goods.collection,
  }
}
