/**
 * Generates src/exchange/catalogue/data/catalogue.json from the package @ianlucas/cs2-lib, which is too big to install
 * (192 MB): unpack it into a temporary folder and pass that folder.
 *
 *   cd "$(mktemp -d)" && npm pack @ianlucas/cs2-lib@7.33.1 && tar xzf *.tgz
 *   node scripts/catalogue/extract.ts <that folder>/package
 *
 * The output is deterministic.
 */
import { writeFile } from 'node:fs/promises'
import { finishKeyOf } from '#exchange/catalogue/file.ts'
import type { CatalogueFile } from '#exchange/catalogue/file.ts'
import { containerRows } from './containers.ts'
import { finishGroups, finishRows, weaponCollectionRows, weaponRows } from './finishes.ts'
import { agentRows, charmRows, musicKitRows, patchRows, stickerCollectionRows, stickerRows } from './kinds.ts'
import { readSource } from './source.ts'
import type { Source } from './source.ts'
import { toLines } from './write.ts'

const OUTPUT = new URL('../../src/exchange/catalogue/data/catalogue.json', import.meta.url)

/** Returns the finish key of each item in the catalogue, by the package's id. */
function keysOf(source: Source, file: Pick<CatalogueFile, 'stickers' | 'patches' | 'music_kits' | 'weapons'>) {
  const defs = new Set(file.weapons.map(([, def]) => def))
  const painted = finishGroups(source)
    .filter(([first]) => first && defs.has(first.def))
    .flatMap((items) => {
      const paint = Math.min(...items.map((item) => item.index ?? 0))
      return items.map((item): [number, string] => [item.id, finishKeyOf(item.def, paint)])
    })
  const kept = new Set(
    [...file.stickers, ...file.patches, ...file.music_kits].map(([def, index]) => finishKeyOf(def, index)),
  )
  const others = source.items
    .filter((item) => item.wearMin === undefined && item.index !== undefined)
    .map((item): [number, string] => [item.id, finishKeyOf(item.def, item.index ?? null)])
    .filter(([, key]) => kept.has(key))
  return new Map([...others, ...painted])
}

function extract(source: Source): CatalogueFile {
  const parts = {
    weapons: weaponRows(source),
    collections: [...weaponCollectionRows(source), ...stickerCollectionRows(source)],
    finishes: finishRows(source),
    stickers: stickerRows(source),
    charms: charmRows(source),
    patches: patchRows(source),
    agents: agentRows(source),
    music_kits: musicKitRows(source),
  }
  const slugs = parts.collections.map(([slug]) => slug)
  if (new Set(slugs).size < slugs.length) throw new Error('two collections share a slug')
  const keys = keysOf(source, parts)
  return {
    source: { package: '@ianlucas/cs2-lib', version: source.version },
    ...parts,
    containers: containerRows(source, (item) => keys.get(item.id) ?? null),
  }
}

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the unpacked package')
const file = extract(await readSource(folder))
await writeFile(OUTPUT, toLines(file))
for (const [part, rows] of Object.entries(file)) if (Array.isArray(rows)) console.log(part, rows.length)
