import { crc32 } from 'node:zlib'
import { type PreviewBlock, readPreviewBlock } from './preview-block.ts'

/** What an inspect link holds: the item itself, or only its id. */
export type InspectLink =
  { kind: 'encoded'; block: PreviewBlock } | { kind: 'classic'; platformAssetId: string; ownerSteamId: string | null }

const command =
  /^(?:steam:\/\/(?:rungame\/730\/\d{1,20}|run\/730\/\d{0,20})\/)?\+?csgo_econ_action_preview(?:%20| )([0-9A-Za-z]{6,3000})$/
const classic = /^([SM])(\d{1,20})A(\d{1,20})D(\d{1,20})$/
const checksumLength = 4

/** Reads an inspect link of either kind; null for anything else. */
export function readInspectLink(link: string): InspectLink | null {
  const subject = command.exec(link)?.[1]
  if (!subject) return null
  const [, owner, ownerId, assetId] = classic.exec(subject) ?? []
  if (assetId)
    return { kind: 'classic', platformAssetId: assetId, ownerSteamId: owner === 'S' ? (ownerId ?? null) : null }
  if (!/^(?:[0-9a-f]{2})+$/i.test(subject)) return null
  const block = readEncoded(Buffer.from(subject, 'hex'))
  return block && { kind: 'encoded', block }
}

/**
 * The first byte masks all others; the message and a four-byte checksum follow. Tools write with mask 0 and a known
 * checksum; the game masks, and its checksum algorithm is unpublished.
 */
function readEncoded(masked: Buffer): PreviewBlock | null {
  const [mask = 0] = masked
  const bytes = mask === 0 ? masked : Buffer.from(masked.map((byte) => byte ^ mask))
  const message = bytes.subarray(1, -checksumLength)
  if (bytes.length <= 1 + checksumLength) return null
  if (mask === 0 && bytes.readUInt32BE(bytes.length - checksumLength) !== checksumOf(bytes)) return null
  return readPreviewBlock(message)
}

function checksumOf(bytes: Buffer): number {
  const covered = bytes.subarray(0, -checksumLength)
  const crc = crc32(covered)
  return ((crc & 0xffff) ^ ((covered.length - 1) * crc)) >>> 0
}
