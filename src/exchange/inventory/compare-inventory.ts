import { isDeepStrictEqual } from 'node:util'
import { isAltered } from './altered-item.ts'
import { certificateOf } from './certificate.ts'
import type { AssetFacts } from './describe-asset.ts'
import type { AssetRow } from './sellable-assets.ts'

export interface InventoryChanges {
  added: AssetFacts[]
  /** Known items with new facts, including any that had left or got another id. `isAltered`: not what it was. */
  changed: { id: bigint; facts: AssetFacts; isAltered: boolean }[]
  gone: bigint[]
}

interface Reading {
  seen: readonly AssetFacts[]
  /** False: the platform left items out, so absence proves nothing. */
  isComplete: boolean
}

/**
 * Determines what a reading of an inventory changes in what was known of it.
 *
 * `ordered` are the known items of paid orders in progress: they may be on their way to somebody else, or hidden by
 * protection, so their absence proves nothing. The same goes for items that the platform has locked until later, which
 * it shows only to their owner. An item that was traded away and back has a new id; it is recognized by its wear, which
 * no two items of one goods share.
 */
export function compareInventory(
  known: readonly AssetRow[],
  ordered: ReadonlySet<bigint>,
  { seen, isComplete }: Reading,
  now: Date,
): InventoryChanges {
  const byPlatformId = new Map(known.map((row) => [row.platformAssetId, row]))
  const seenIds = new Set(seen.map(({ platformAssetId }) => platformAssetId))
  const absent = known.filter((row) => !seenIds.has(row.platformAssetId) && !ordered.has(row.id))
  const returning = byFingerprint(absent)
  const changes: InventoryChanges = { added: [], changed: [], gone: [] }
  const found = new Set<bigint>()
  for (const facts of seen) {
    const row = byPlatformId.get(facts.platformAssetId) ?? returning.get(fingerprintOf(facts) ?? '')
    if (!row) {
      changes.added.push(facts)
      continue
    }
    found.add(row.id)
    const merged = keepScrapes(row, facts)
    if (row.goneAt || !isSame(row, merged))
      changes.changed.push({ id: row.id, facts: merged, isAltered: isAltered(row, merged) })
  }
  if (!isComplete) return changes
  const isHidden = (row: AssetRow) => !row.isTradable && row.tradableAt !== null && row.tradableAt > now
  changes.gone = absent.filter((row) => !row.goneAt && !found.has(row.id) && !isHidden(row)).map(({ id }) => id)
  return changes
}

function fingerprintOf({
  goodsId,
  styleId,
  wear,
  paintSeed,
}: Pick<AssetRow, 'goodsId' | 'styleId' | 'wear' | 'paintSeed'>) {
  return wear === null ? null : `${goodsId} ${styleId} ${wear} ${paintSeed}`
}

/** Absent items by fingerprint, without duplicates: nothing tells which of them came back. */
function byFingerprint(rows: readonly AssetRow[]): Map<string, AssetRow> {
  const groups = Map.groupBy(
    rows.filter(({ wear }) => wear !== null),
    (row) => fingerprintOf(row)!,
  )
  return new Map([...groups].filter(([, group]) => group.length === 1).map(([key, group]) => [key, group[0]!]))
}

/** Without a certificate the platform omits wear and templates: known ones stay while the attachments are the same. */
function keepScrapes(row: AssetRow, facts: AssetFacts): AssetFacts {
  if (certificateOf(facts.inspectUrl, facts.platformAssetId)) return facts
  const names = (stickers: AssetFacts['stickers']) => stickers.map(({ name }) => name).join('\n')
  const isSameSet = names(row.stickers) === names(facts.stickers)
  const isSameCharm = row.charm?.name === facts.charm?.name
  return {
    ...facts,
    stickers: isSameSet ? row.stickers : facts.stickers,
    charm: isSameCharm ? row.charm : facts.charm,
  }
}

function isSame(row: AssetRow, facts: AssetFacts): boolean {
  return (Object.keys(facts) as (keyof AssetFacts)[]).every((key) => isDeepStrictEqual(row[key], facts[key]))
}
