import { crc32 } from 'node:zlib'

type Content = bigint | number | string | Buffer | { float: number }

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let left = value
  do {
    const isLast = left < 0x80n
    bytes.push(Number(left & 0x7fn) | (isLast ? 0 : 0x80))
    left >>= 7n
  } while (left > 0n)
  return Buffer.from(bytes)
}

const tag = (field: number, wireType: number) => varint(BigInt((field << 3) | wireType))

/** Encodes a protobuf message of these fields, in order. */
export function wireMessage(fields: readonly (readonly [field: number, content: Content])[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([field, content]) => {
      if (typeof content === 'bigint' || typeof content === 'number') return [tag(field, 0), varint(BigInt(content))]
      if (typeof content === 'object' && 'float' in content) {
        const bytes = Buffer.alloc(4)
        bytes.writeFloatLE(content.float)
        return [tag(field, 5), bytes]
      }
      const bytes = Buffer.from(content)
      return [tag(field, 2), varint(BigInt(bytes.length)), bytes]
    }),
  )
}

/** Returns the bits of a 32-bit float, which is how the game writes an item's wear. */
export function floatBits(value: number): bigint {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return BigInt(bytes.readUInt32LE())
}

/** Encodes an inspect link that contains its item, masked as the game does if `mask` is not 0. */
export function encodedLink(message: Buffer, mask = 0): string {
  const covered = Buffer.concat([Buffer.from([0]), message])
  const crc = crc32(covered)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(((crc & 0xffff) ^ (message.length * crc)) >>> 0)
  const bytes = Buffer.concat([covered, checksum]).map((byte) => byte ^ mask)
  return `steam://run/730//+csgo_econ_action_preview%20${Buffer.from(bytes).toString('hex').toUpperCase()}`
}
