import { readFileSync } from 'node:fs'
import type { Quality } from '#contract/words.ts'
import { expandAgent, expandContainer, expandFinish, expandKit } from './expand.ts'
import type { DropsOf } from './expand.ts'
import type { CatalogueFile, ContainerRow } from './file.ts'
import type { Catalogue, CatalogueWeapon } from './goods.ts'
import { goodsIdOf } from './goods-id.ts'

const FILE = new URL('./data/catalogue.json', import.meta.url)

/** The flag in a container's row that says it drops this quality. */
const FLAG_OF_QUALITY: Readonly<Record<Quality, string>> = {
  normal: 'n',
  star: 'n',
  stattrak: 't',
  star_stattrak: 't',
  souvenir: 's',
}

const NOTHING: readonly string[] = []

function dropsFrom(rows: readonly ContainerRow[]): DropsOf {
  const drops = new Map<string, string[]>()
  for (const [slug, , , , , contents, flags] of rows) {
    for (const key of contents.split(' ')) {
      for (const flag of flags) {
        const at = `${key}${flag}`
        const known = drops.get(at)
        if (known) known.push(slug)
        else drops.set(at, [slug])
      }
    }
  }
  return (key, quality) => drops.get(`${key}${FLAG_OF_QUALITY[quality]}`) ?? NOTHING
}

/** Expands the rows of the compact file into goods: one for each exterior and quality of a finish. */
export function expandCatalogue(file: CatalogueFile): Catalogue {
  const weapons = file.weapons.map(([slug, def_index, category, en, zh]): CatalogueWeapon => ({
    slug,
    def_index,
    category,
    name: { en, zh },
  }))
  const weaponBySlug = new Map(weapons.map((weapon) => [weapon.slug, weapon]))
  const dropsOf = dropsFrom(file.containers)
  const goods = [
    ...file.finishes.flatMap((row) => {
      const weapon = weaponBySlug.get(row[0])
      if (!weapon) throw new Error(`a finish names the unknown weapon ${row[0]}`)
      return expandFinish(row, weapon, dropsOf)
    }),
    ...file.stickers.flatMap((row) => expandKit(row, 'sticker', { en: 'Sticker', zh: '印花' }, dropsOf)),
    ...file.charms.flatMap((row) => expandKit(row, 'charm', { en: 'Charm', zh: '挂件' }, dropsOf)),
    ...file.patches.flatMap((row) => expandKit(row, 'patch', { en: 'Patch', zh: '布章' }, dropsOf)),
    ...file.music_kits.flatMap((row) => expandKit(row, 'music_kit', { en: 'Music Kit', zh: '音乐盒' }, dropsOf)),
    ...file.agents.flatMap((row) => expandAgent(row, dropsOf)),
    ...file.containers.flatMap(expandContainer),
  ]
  return {
    source: file.source,
    goods,
    weapons,
    collections: file.collections.map(([slug, kind, en, zh]) => ({ slug, kind, name: { en, zh } })),
    containers: file.containers.map(([slug, , kind, en, zh, contents]) => ({
      slug,
      kind,
      name: { en, zh },
      goods_id: goodsIdOf(en),
      contents: contents.split(' ').filter(Boolean),
    })),
  }
}

let known: Catalogue | undefined

/** The whole catalogue in file order, read and expanded once per process. */
export function readCatalogue(): Catalogue {
  known ??= expandCatalogue(JSON.parse(readFileSync(FILE, 'utf8')) as CatalogueFile)
  return known
}
